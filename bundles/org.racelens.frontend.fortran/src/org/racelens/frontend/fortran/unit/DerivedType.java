package org.racelens.frontend.fortran.unit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.RecordType;

/**
 * A derived type. Fortran 2018 §7.5
 *
 * @param record its layout
 * @param components by their names
 * @param bound procedures
 */
public record DerivedType(RecordDefinition record, Map<String, Component> components, TypeBound bound,
		Optional<String> parent) {
	/** Who ends the object of a component. */
	public enum Holding {
		/** it is a part of the object */
		PART,
		/** it ends with the object, which a descriptor of its own leads to */
		ALLOCATABLE,
		/** it is another object */
		POINTER
	}

	/**
	 * A component: its field has the type of the whole object, or is a descriptor.
	 *
	 * @param initial value of each element where nothing else is said; of a pointer 0, if it leads to nothing
	 */
	public record Component(String name, Type element, List<Dimension> dimensions, Holding holding, Type field,
			Optional<Expression> initial) {
		public Component {
			dimensions = List.copyOf(dimensions);
		}

		/** Whether a descriptor leads to its object. */
		public boolean described() {
			return holding != Holding.PART;
		}
	}

	public DerivedType {
		components = new LinkedHashMap<>(components);
	}

	/** The type of its objects. */
	public RecordType type() {
		return new RecordType(record.name());
	}
}
