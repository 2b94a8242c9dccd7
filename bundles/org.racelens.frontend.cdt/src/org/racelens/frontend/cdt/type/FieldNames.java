package org.racelens.frontend.cdt.type;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;

/** The names of a record's fields while it is laid out: each is the name of one field, also where members hide those of base classes. */
final class FieldNames {
	private final List<Field> fields;
	private final Set<String> internal = new LinkedHashSet<>();
	/** the base classes that fields come from */
	private final Map<String, String> owners = new HashMap<>();

	/** @param fields laid out so far */
	FieldNames(List<Field> fields) {
		this.fields = fields;
	}

	/** The names that are the library's own. */
	Set<String> internal() {
		return internal;
	}

	/** The fields from a number on are the library's own. */
	void makeInternal(int first) {
		fields.subList(first, fields.size()).forEach(f -> internal.add(f.name()));
	}

	/**
	 * Adds the fields of a part.
	 *
	 * @param owner the base class that the part is; empty for an unnamed member
	 * @param offset of the part, in bytes
	 */
	void takeOver(RecordDefinition part, String owner, long offset) {
		for (Field f : part.fields()) {
			String name = has(f.name()) ? hidden(f.name(), owner) : f.name();
			owners.put(name, owner);
			fields.add(f.named(name).behind(offset));
			if (part.internal().contains(f.name())) {
				internal.add(name);
			}
		}
	}

	/** A member hides those of the same name in base classes: these are found by their class alone. C++17 §13.2 */
	void hide(String name) {
		if (!name.isEmpty() && has(name)) {
			String other = hidden(name, owners.getOrDefault(name, ""));
			fields.replaceAll(f -> f.name().equals(name) ? f.named(other) : f);
			if (internal.remove(name)) {
				internal.add(other);
			}
		}
	}

	private boolean has(String name) {
		return fields.stream().anyMatch(f -> f.name().equals(name));
	}

	/** A name that only sources that name the class can spell. */
	private String hidden(String name, String owner) {
		String result = owner + "::" + name;
		return has(result) ? hidden(result, owner) : result;
	}
}
