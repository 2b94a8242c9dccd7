package org.racelens.headless.store;

import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.headless.store.RecordForms.Form;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;

/**
 * Values as bytes. Equal values have equal bytes, in every run: what has no order is written in the order of its texts. Records that are
 * one object are written once, and equal ones as often as there are: the execution tells expressions and constructs apart by identity.
 * Where only the content counts (numbers, texts, places, types, variables, collections), what has the same parts is written once, wherever
 * it comes from. Equality is not asked: variables are equal by their numbers alone.
 */
final class RecordWriter {
	/** A value that has no such form. */
	private static final class UnknownValueException extends RuntimeException {
		private static final long serialVersionUID = 1L;

		UnknownValueException(Object value) {
			super(value == null ? "null" : value.getClass().getName());
		}
	}

	/**
	 * Something that is written.
	 *
	 * @param kind its tag, of a record the number of its class's name
	 * @param parts the numbers of its parts in their order, and primitive ones
	 */
	private record Content(Object kind, List<Object> parts) {
	}

	private static final int SEVEN_BITS = 0x7f;

	private final RecordForms forms;
	/** by what they say, and where that is the same by all they hold: places that begin together have one text */
	private final Comparator<Object> canonical = Comparator.<Object, String>comparing(String::valueOf).thenComparing(this::alone,
			(a, b) -> Arrays.compareUnsigned(a, b));
	private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
	private final Map<Object, Integer> leaves = new HashMap<>();
	private final Map<Content, Integer> contents = new HashMap<>();
	private final Map<Object, Integer> same = new IdentityHashMap<>();
	private int written;

	private RecordWriter(RecordForms forms) {
		this.forms = forms;
	}

	/** Empty for a value with parts that are not kept. */
	static Optional<byte[]> bytes(Object value, RecordForms forms) {
		RecordWriter writer = new RecordWriter(forms);
		try {
			writer.write(value);
			return Optional.of(writer.bytes.toByteArray());
		} catch (UnknownValueException | NullPointerException e) {
			return Optional.empty();
		}
	}

	/** The number of the value, which is written now or was before. */
	private int write(Object value) {
		if (value instanceof Record) {
			Integer known = same.get(value);
			return known != null ? known : noted(same, value, record(value));
		}
		if (value instanceof List<?> list) {
			return collection(Tag.LIST, list);
		}
		if (value instanceof Optional<?> optional) {
			return collection(optional.isPresent() ? Tag.PRESENT : Tag.EMPTY, optional.stream().toList());
		}
		if (value instanceof Set<?> set) {
			boolean hasOrder = set != Set.copyOf(set);
			return collection(hasOrder ? Tag.ORDERED_SET : Tag.SET, hasOrder ? List.copyOf(set) : set.stream().sorted(canonical).toList());
		}
		if (value instanceof Map<?, ?> map) {
			return map(map);
		}
		Integer known = leaves.get(value);
		return known != null ? known : noted(leaves, value, leaf(value));
	}

	/** What would be written of a value if there were nothing else. */
	private byte[] alone(Object value) {
		RecordWriter writer = new RecordWriter(forms);
		writer.write(value);
		return writer.bytes.toByteArray();
	}

	private static boolean isByValue(Object value) {
		return value instanceof SourceRange || value instanceof Type || value instanceof Variable || value instanceof Explanation;
	}

	private static <T> int noted(Map<? super T, Integer> known, T value, int number) {
		known.put(value, number);
		return number;
	}

	private int map(Map<?, ?> map) {
		boolean hasOrder = map != Map.copyOf(map);
		List<Object> parts = new ArrayList<>();
		(hasOrder ? map.keySet().stream() : map.keySet().stream().sorted(canonical)).forEach(k -> {
			parts.add(k);
			parts.add(map.get(k));
		});
		return collection(hasOrder ? Tag.ORDERED_MAP : Tag.MAP, parts);
	}

	private int collection(Tag tag, List<?> parts) {
		List<Object> numbers = new ArrayList<>();
		parts.forEach(part -> numbers.add(write(part)));
		Content content = new Content(tag, numbers);
		Integer known = contents.get(content);
		if (known != null) {
			return known;
		}
		tag(tag);
		if (tag != Tag.PRESENT && tag != Tag.EMPTY) {
			unsigned(numbers.size());
		}
		numbers.forEach(number -> reference((Integer) number));
		return noted(contents, content, written++);
	}

	private int record(Object value) {
		Form form = forms.of(value.getClass()).orElseThrow(() -> new UnknownValueException(value));
		int name = write(form.name());
		List<Object> parts = new ArrayList<>();
		for (int i = 0; i < form.components().size(); i++) {
			Object part = form.part(i, value);
			parts.add(isPrimitive(form, i) ? part : (Object) write(part));
		}
		Content content = new Content(name, parts);
		Integer known = isByValue(value) ? contents.get(content) : null;
		if (known != null) {
			return known;
		}
		tag(Tag.RECORD);
		reference(name);
		for (int i = 0; i < parts.size(); i++) {
			if (isPrimitive(form, i)) {
				primitive(parts.get(i));
			} else {
				reference((Integer) parts.get(i));
			}
		}
		return isByValue(value) ? noted(contents, content, written++) : written++;
	}

	private static boolean isPrimitive(Form form, int component) {
		return form.components().get(component).getType().isPrimitive();
	}

	private void primitive(Object part) {
		if (part instanceof Boolean b) {
			unsigned(b ? 1 : 0);
		} else if (part instanceof Integer || part instanceof Long) {
			signed(((Number) part).longValue());
		} else {
			throw new UnknownValueException(part);
		}
	}

	private int leaf(Object value) {
		if (value instanceof Enum<?> constant) {
			return constant(constant);
		}
		if (value instanceof String text) {
			tag(Tag.STRING);
			unsigned(text.length());
			text.chars().forEach(this::unsigned);
		} else if (value instanceof Integer number) {
			tag(Tag.INT);
			signed(number);
		} else if (value instanceof Long number) {
			tag(Tag.LONG);
			signed(number);
		} else if (value instanceof Boolean b) {
			tag(b ? Tag.TRUE : Tag.FALSE);
		} else if (value instanceof Duration time) {
			tag(Tag.DURATION);
			signed(time.getSeconds());
			signed(time.getNano());
		} else {
			throw new UnknownValueException(value);
		}
		return written++;
	}

	private int constant(Enum<?> constant) {
		if (!forms.isKnown(constant)) {
			throw new UnknownValueException(constant);
		}
		int type = write(constant.getDeclaringClass().getName());
		int name = write(constant.name());
		tag(Tag.ENUM);
		reference(type);
		reference(name);
		return written++;
	}

	private void tag(Tag tag) {
		bytes.write(tag.ordinal());
	}

	private void reference(int number) {
		unsigned(written - number);
	}

	private void signed(long number) {
		unsigned(number << 1 ^ number >> 63);
	}

	private void unsigned(long number) {
		long rest = number;
		while ((rest & ~SEVEN_BITS) != 0) {
			bytes.write((int) (rest & SEVEN_BITS | SEVEN_BITS + 1));
			rest >>>= 7;
		}
		bytes.write((int) rest);
	}
}
