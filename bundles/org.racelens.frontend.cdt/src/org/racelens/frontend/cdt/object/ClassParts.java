package org.racelens.frontend.cdt.object;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPBase;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPField;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.source.SourceRange;

/** What each object of a class consists of: the subobjects of its base classes and its members. C++17 §6.6.2 [intro.object] */
final class ClassParts {
	private final LoweringParts lowering;

	ClassParts(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** The direct base classes, in the order of the text. */
	List<Type> bases(ICPPClassType type) {
		List<Type> result = new ArrayList<>();
		for (ICPPBase base : type.getBases()) {
			if (base.getBaseClass() instanceof IType t) {
				result.add(lowering.bindingTypes().of(t, TemplateArguments.NONE));
			}
		}
		return result;
	}

	/** The members of the class itself that each object has; none of a union, of which one is there at a time. */
	List<Field> fields(ICPPClassType type, RecordType record) {
		List<Field> result = new ArrayList<>();
		for (ICPPField f : type.getDeclaredFields()) {
			if (!f.isStatic() && type.getKey() != ICPPClassType.k_union) {
				lowering.records().field(record, f.getName()).ifPresent(result::add);
			}
		}
		return result;
	}

	/** The fields of an object that belong to its part of a base class. */
	List<Field> inBase(RecordType record, Type base) {
		long start = base instanceof RecordType b ? lowering.records().baseOffset(record, b).orElse(-1L) : -1;
		long end = start + lowering.records().size(base).orElse(0L);
		return start < 0 ? List.of()
				: lowering.records().definition(record).map(RecordDefinition::fields).orElse(List.of()).stream()
						.filter(f -> f.offset() >= start && f.offset() < end && lowering.records().field(base, f.name()).isPresent())
						.toList();
	}

	/** The address of a member. */
	static Expression address(Expression self, Field f, RecordType record, SourceRange range) {
		return Addresses.of(new Member(new Dereference(self, record, range), f.name(), f.type(), range), range);
	}
}
