package org.racelens.frontend.fortran.declaration;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.expression.ArrayAccess;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;

/** One sequence of bytes that several names mean parts of: a variable without a name, whose members overlap. Fortran 2018 §19.5.3 */
final class SharedStorage {
	private static final long ALIGNMENT = 8;

	private final Unit unit;
	private final Variable variable;
	private final Map<String, Field> fields = new LinkedHashMap<>();
	private final boolean first;
	private long size;

	/** @param name tells it from others of the unit */
	SharedStorage(Unit unit, String name, Storage storage, SourceRange at) {
		this.unit = unit;
		RecordType type = new RecordType("(storage of " + name + " at " + at + ")");
		Variable made = unit.storage(name, type, storage, at);
		variable = made.isAutomatic() ? made : unit.lasting(type.name(), made);
		first = variable == made;
	}

	/** Whether no other made it before. */
	boolean isFirst() {
		return first;
	}

	/** The variable. */
	Variable variable() {
		return variable;
	}

	/**
	 * A name for a part.
	 *
	 * @param owner the procedure whose name it is
	 * @param offset in bytes
	 */
	Data part(Declared d, String owner, Type element, List<Dimension> dimensions, long offset) {
		Type type = d.isDescribed() ? unit.described(d.descriptor(unit, element, dimensions.size()))
				: ArrayAccess.array(element, dimensions);
		Field like = fields.get(d.name);
		boolean same = like == null || like.offset() == offset && like.type().equals(type);
		Field field = new Field(same ? d.name : d.name + " of " + owner, type, offset, unit.bytes(type).orElseThrow());
		fields.put(field.name(), field);
		size = Math.max(size, offset + field.size());
		unit.add(new RecordDefinition(((RecordType) variable.type()).name(), false, List.copyOf(fields.values()), size, ALIGNMENT,
				Set.of()));
		return new Data(variable, d.isDescribed() ? Data.Form.DESCRIPTOR : Data.Form.DIRECT, element, dimensions,
				Optional.of(at -> new Member(Terms.use(variable, at), field.name(), type, at)));
	}

	/** The size of an object as it is declared. */
	static Optional<Long> bytes(Declared d, Type element, List<Dimension> dimensions, Unit unit) {
		return unit.bytes(d.isDescribed() ? unit.described(d.descriptor(unit, element, dimensions.size()))
				: ArrayAccess.array(element, dimensions));
	}

	/** Any value of the whole. */
	Expression any() {
		return Terms.any(variable.type(), List.of(), variable.declaration());
	}
}
