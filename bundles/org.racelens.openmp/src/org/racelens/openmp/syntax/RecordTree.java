package org.racelens.openmp.syntax;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;

/**
 * Values of the program's model, with parts replaced. They are records of records, so no part can be forgotten when the model grows. What
 * has no replaced part stays the same object.
 */
public final class RecordTree {
	/** What takes the place of a value; empty to look for parts inside. */
	@FunctionalInterface
	public interface Replacement {
		/** The value that takes the place of another one; empty where only its parts are asked for. */
		Optional<Object> of(Object value);
	}

	/** How the records of one class are taken apart and put together. */
	private record Form(Method[] accessors, Constructor<?> constructor) {
		static Form of(Class<?> type) {
			RecordComponent[] components = type.getRecordComponents();
			Method[] accessors = Stream.of(components).map(RecordComponent::getAccessor).toArray(Method[]::new);
			Class<?>[] types = Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
			try {
				return new Form(accessors, type.getDeclaredConstructor(types));
			} catch (NoSuchMethodException e) {
				throw new IllegalStateException(e);
			}
		}
	}

	/** To find a form takes longer than to use it, and many trees are walked. */
	private static final ClassValue<Form> FORMS = new ClassValue<>() {
		@Override
		protected Form computeValue(Class<?> type) {
			return Form.of(type);
		}
	};

	private final Replacement replacement;

	public RecordTree(Replacement replacement) {
		this.replacement = replacement;
	}

	/** A value with its parts replaced. */
	public <T> T of(T value) {
		@SuppressWarnings("unchecked")
		T result = (T) replacement.of(value).orElseGet(() -> inside(value));
		return result;
	}

	/** The value with its parts replaced, without asking for the value itself. */
	public Object inside(Object value) {
		if (value instanceof Record && !isLeaf(value)) {
			return parts(value);
		}
		if (value instanceof List<?> list) {
			List<Object> parts = new ArrayList<>();
			list.forEach(v -> parts.add(of(v)));
			return isSame(list, parts) ? value : parts;
		}
		if (value instanceof Optional<?> optional) {
			List<?> before = optional.stream().toList();
			List<?> after = of(before);
			return before == after ? value : Optional.of(after.get(0));
		}
		if (value instanceof Set<?> set) {
			return new LinkedHashSet<>(of(new ArrayList<>(set)));
		}
		if (value instanceof Map<?, ?> map) {
			Map<Object, Object> parts = new LinkedHashMap<>();
			map.forEach((k, v) -> parts.put(of(k), of(v)));
			return parts;
		}
		if (!isLeaf(value)) {
			throw new IllegalStateException("no part of the model: " + value.getClass());
		}
		return value;
	}

	private static boolean isLeaf(Object value) {
		return value instanceof SourceRange || value instanceof Explanation || value instanceof Enum || value instanceof String
				|| value instanceof Number || value instanceof Boolean || value instanceof Character;
	}

	private static boolean isSame(List<?> before, List<?> after) {
		for (int i = 0; i < before.size(); i++) {
			if (before.get(i) != after.get(i)) {
				return false;
			}
		}
		return true;
	}

	private Object parts(Object value) {
		Form form = FORMS.get(value.getClass());
		Object[] parts = new Object[form.accessors.length];
		boolean same = true;
		try {
			for (int i = 0; i < parts.length; i++) {
				Object part = form.accessors[i].invoke(value);
				parts[i] = of(part);
				same &= parts[i] == part || form.accessors[i].getReturnType().isPrimitive();
			}
			return same ? value : form.constructor.newInstance(parts);
		} catch (IllegalAccessException | InstantiationException | InvocationTargetException e) {
			throw new IllegalStateException(e);
		}
	}
}
