package org.racelens.frontend.fortran.unit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.RecordType;

/**
 * A derived type. Fortran 2018 §7.5
 *
 * @param record its layout
 * @param components by their names
 * @param bindings keys of type-bound procedures by their names
 */
public record DerivedType(RecordDefinition record, Map<String, Component> components, Map<String, String> bindings,
		Optional<String> parent) {
	/** A component: its field has the type of the whole object, or is a descriptor. */
	public record Component(String name, Type element, List<Dimension> dimensions, boolean described, Type field) {
		public Component {
			dimensions = List.copyOf(dimensions);
		}
	}

	public DerivedType {
		components = new LinkedHashMap<>(components);
		bindings = Map.copyOf(bindings);
	}

	/** The type of its objects. */
	public RecordType type() {
		return new RecordType(record.name());
	}
}
