package org.racelens.frontend.cdt.object;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.source.SourceRange;

/**
 * The making of objects by constructors that are not found: the class is not declared in the text (a header is missing), or none that it
 * declares fits the arguments as far as these are understood. Such a constructor may run any code. C++17 §15.1
 */
final class UnknownConstruction {
	private final LoweringParts lowering;

	UnknownConstruction(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/**
	 * The call of a constructor that is not known.
	 *
	 * @param address of the object, or of the first one of a row
	 * @return empty where no constructor's code can be missing
	 */
	Optional<Expression> call(Expression address, IASTInitializerClause[] clauses, Type type, SourceRange range, Scope scope) {
		Type element = type;
		while (element instanceof ArrayType array) {
			element = array.element();
		}
		Optional<String> name = element instanceof UnknownType u ? Optional.of(u.spelling())
				: lowering.records().classOf(type).filter(c -> clauses.length > 0 && declaresConstructor(c)).map(ICPPClassType::getName);
		if (name.isEmpty()) {
			return Optional.empty();
		}
		Type unknown = new PointerType(new UnknownType(name.get()), false);
		List<Expression> arguments = new ArrayList<>(List.of(new Cast(address, unknown, range)));
		arguments.addAll(lowering.packs().lowered(clauses, scope));
		boolean takesOver = arguments.size() == 2 && element instanceof RecordType && arguments.get(1).type().equals(element);
		return takesOver ? Optional.empty()
				: Optional.of(new Call(name.get() + "::" + name.get(), Optional.empty(), arguments.stream().map(a -> passed(a)).toList(),
						VoidType.VOID, range));
	}

	/** An object goes by its address: whether the constructor reads it, or refers to it, is not known. */
	private static Expression passed(Expression argument) {
		return argument.type() instanceof RecordType && Addresses.isObject(argument) ? Addresses.ofArgument(argument)
				: argument;
	}

	private static boolean declaresConstructor(ICPPClassType type) {
		for (ICPPConstructor c : type.getConstructors()) {
			if (!c.isImplicit()) {
				return true;
			}
		}
		return false;
	}
}
