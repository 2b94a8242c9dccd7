package org.racelens.headless.store;

import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.headless.store.RecordForms.Form;

/** Makes values of the bytes of {@link RecordWriter}, part by part and without recursion. */
final class RecordReader {
	private static final Tag[] TAGS = Tag.values();
	private static final int SEVEN_BITS = 0x7f;

	private final RecordForms forms;
	private final byte[] bytes;
	private final List<Object> values = new ArrayList<>();
	private int next;

	private RecordReader(byte[] bytes, RecordForms forms) {
		this.bytes = bytes;
		this.forms = forms;
	}

	/** Empty where the bytes are no value of the type. */
	static <T> Optional<T> value(byte[] bytes, Class<T> type, RecordForms forms) {
		RecordReader reader = new RecordReader(bytes, forms);
		try {
			while (reader.next < bytes.length) {
				reader.values.add(reader.value(TAGS[bytes[reader.next++]]));
			}
			return Optional.of(type.cast(reader.values.get(reader.values.size() - 1)));
		} catch (IllegalArgumentException | IndexOutOfBoundsException | ClassCastException | NullPointerException | ArithmeticException e) {
			return Optional.empty();
		}
	}

	private Object value(Tag tag) {
		return switch (tag) {
			case STRING -> text();
			case INT -> Math.toIntExact(signed());
			case LONG -> signed();
			case FALSE -> false;
			case TRUE -> true;
			case DURATION -> Duration.ofSeconds(signed(), signed());
			case ENUM -> forms.constant((String) reference(), (String) reference());
			case RECORD -> record(forms.named((String) reference()).orElseThrow(IllegalArgumentException::new));
			case EMPTY -> Optional.empty();
			case PRESENT -> Optional.of(reference());
			case LIST -> list();
			case ORDERED_SET -> Collections.unmodifiableSet(new LinkedHashSet<>(list()));
			case SET -> Set.copyOf(list());
			case ORDERED_MAP -> Collections.unmodifiableMap(map());
			case MAP -> Map.copyOf(map());
		};
	}

	private Object record(Form form) {
		Object[] parts = new Object[form.components().size()];
		for (int i = 0; i < parts.length; i++) {
			RecordComponent component = form.components().get(i);
			parts[i] = component.getType().isPrimitive() ? primitive(component.getType()) : reference();
		}
		return form.made(parts);
	}

	private Object primitive(Class<?> type) {
		if (type == boolean.class) {
			return unsigned() != 0;
		}
		long number = signed();
		return type == int.class ? (Object) Math.toIntExact(number) : (Object) number;
	}

	private String text() {
		char[] units = new char[count()];
		for (int i = 0; i < units.length; i++) {
			units[i] = (char) unsigned();
		}
		return new String(units);
	}

	private List<Object> list() {
		int size = count();
		List<Object> parts = new ArrayList<>(size);
		for (int i = 0; i < size; i++) {
			parts.add(reference());
		}
		return Collections.unmodifiableList(parts);
	}

	private Map<Object, Object> map() {
		List<Object> parts = list();
		Map<Object, Object> map = new LinkedHashMap<>();
		for (int i = 0; i < parts.size(); i += 2) {
			map.put(parts.get(i), parts.get(i + 1));
		}
		return map;
	}

	/** Each thing that is counted takes a byte at least. */
	private int count() {
		int count = Math.toIntExact(unsigned());
		if (count < 0 || count > bytes.length - next) {
			throw new IllegalArgumentException();
		}
		return count;
	}

	private Object reference() {
		return values.get(values.size() - Math.toIntExact(unsigned()));
	}

	private long signed() {
		long number = unsigned();
		return number >>> 1 ^ -(number & 1);
	}

	private long unsigned() {
		long number = 0;
		for (int shift = 0; shift < Long.SIZE; shift += 7) {
			byte part = bytes[next++];
			number |= (long) (part & SEVEN_BITS) << shift;
			if (part >= 0) {
				return number;
			}
		}
		throw new IllegalArgumentException();
	}
}
