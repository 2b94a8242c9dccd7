package org.racelens.headless.store;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.AnalysisSentence;
import org.racelens.analysis.suppression.SuppressionSentence;
import org.racelens.execution.region.Assumed;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Unfollowed;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.source.Language;
import org.racelens.openmp.directive.DirectiveSentence;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.RaceSentence;
import org.racelens.race.verdict.UnitReport;

/**
 * The classes whose values can be kept: the records and enums that are parts of units, reports, options and keys, found by their components
 * and by what sealed types permit. A name in a file that is none of theirs stands for nothing.
 */
public final class RecordForms {
	/** Where types are not sealed, what they are. */
	private static final List<Class<?>> OPEN = List.of(Language.class, ForeignSentence.class, DirectiveSentence.class, Breach.class,
			Unfollowed.class, Assumed.class, RaceSentence.class, AnalysisSentence.class, SuppressionSentence.class, Unlowered.class);
	private static final List<Class<?>> ROOTS = List.of(ParsedUnit.class, UnitReport.class, AnalysisOptions.class, UnitKey.class,
			ReportKey.class, Manifest.class);

	/** How the records of one class are taken apart and put together. */
	record Form(String name, List<RecordComponent> components, Constructor<?> constructor) {
		private static Form of(Class<?> type) {
			List<RecordComponent> components = List.of(type.getRecordComponents());
			try {
				Constructor<?> constructor = type
						.getDeclaredConstructor(components.stream().map(RecordComponent::getType).toArray(Class<?>[]::new));
				constructor.setAccessible(true);
				components.forEach(c -> c.getAccessor().setAccessible(true));
				return new Form(type.getName(), components, constructor);
			} catch (NoSuchMethodException e) {
				throw new IllegalStateException(e);
			}
		}

		Object part(int i, Object value) {
			try {
				return components.get(i).getAccessor().invoke(value);
			} catch (IllegalAccessException | InvocationTargetException e) {
				throw new IllegalStateException(e);
			}
		}

		Object made(Object[] parts) {
			try {
				return constructor.newInstance(parts);
			} catch (IllegalAccessException | InstantiationException | InvocationTargetException e) {
				throw new IllegalArgumentException(e);
			}
		}
	}

	private final Map<Class<?>, Form> records = new HashMap<>();
	private final Map<String, Form> byName = new HashMap<>();
	private final Map<String, Class<?>> enums = new HashMap<>();

	/** The table of the product's classes. */
	public RecordForms() {
		Stream.concat(OPEN.stream(), ROOTS.stream()).forEach(this::add);
	}

	private void add(Type type) {
		if (type instanceof ParameterizedType of) {
			Stream.of(of.getActualTypeArguments()).forEach(this::add);
		} else if (type instanceof Class<?> of) {
			add(of);
		}
	}

	private void add(Class<?> type) {
		if (type.isEnum()) {
			enums.put(type.getName(), type);
		} else if (type.isRecord() && !records.containsKey(type)) {
			Form form = Form.of(type);
			records.put(type, form);
			byName.put(type.getName(), form);
			form.components().forEach(c -> add(c.getGenericType()));
		} else if (type.isSealed()) {
			Stream.of(type.getPermittedSubclasses()).forEach(p -> add((Type) p));
		}
	}

	/** A value as bytes, which are equal for equal values; empty for one with parts that are not kept. */
	public Optional<byte[]> bytes(Object value) {
		return RecordWriter.bytes(value, this);
	}

	/** The value that has become some bytes; empty where they are none of the type. */
	public <T> Optional<T> value(byte[] bytes, Class<T> type) {
		return RecordReader.value(bytes, type, this);
	}

	Optional<Form> of(Class<?> type) {
		return Optional.ofNullable(records.get(type));
	}

	Optional<Form> named(String name) {
		return Optional.ofNullable(byName.get(name));
	}

	boolean isKnown(Enum<?> constant) {
		return enums.containsKey(constant.getDeclaringClass().getName());
	}

	/** @throws IllegalArgumentException where there is none */
	Object constant(String type, String name) {
		Class<?> of = enums.get(type);
		return Stream.of(of == null ? new Object[0] : of.getEnumConstants()).filter(c -> ((Enum<?>) c).name().equals(name)).findFirst()
				.orElseThrow(IllegalArgumentException::new);
	}
}
