package org.racelens.execution.memory;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.state.Aliasing;
import org.racelens.execution.value.Layout;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.RecordType;

/** By which types members of unions are accessed: by those of all members, since each may be used to look at another one. */
public record UnionMembers(Layout layout, Aliasing aliasing) {
	/** The types of what stands where an lvalue leads to; nothing if that is no part of a union. ISO C11 §6.5.2.3, note 95 */
	public Optional<EffectiveTypes> around(Expression lvalue) {
		Optional<EffectiveTypes> types = Optional.empty();
		Expression e = lvalue;
		while (e instanceof Member || e instanceof Subscript s && s.base().type() instanceof ArrayType) {
			if (e instanceof Member m) {
				List<Field> together = together(m);
				if (together.size() > 1) {
					types = together.stream().map(f -> aliasing.of(f.type())).reduce(EffectiveTypes::or);
				}
				e = m.object();
			} else {
				e = ((Subscript) e).base();
			}
		}
		return types;
	}

	/** The fields that share storage with a member, itself among them; bit-fields that share a location do not. */
	private List<Field> together(Member m) {
		RecordDefinition record = m.object().type() instanceof RecordType r ? layout.records().get(r.name()) : null;
		Optional<Field> field = layout.field(m.object().type(), m.field());
		return record == null || field.isEmpty() ? List.of() : record.fields().stream().filter(f -> overlap(f, field.get())).toList();
	}

	private static boolean overlap(Field f, Field g) {
		boolean overlap = f.offset() < g.offset() + g.size() && g.offset() < f.offset() + f.size();
		boolean digits = f.bits().isPresent() && g.bits().isPresent()
				&& (f.bits().get().first() + f.bits().get().width() <= g.bits().get().first()
						|| g.bits().get().first() + g.bits().get().width() <= f.bits().get().first());
		return f.name().equals(g.name()) || overlap && !digits;
	}
}
