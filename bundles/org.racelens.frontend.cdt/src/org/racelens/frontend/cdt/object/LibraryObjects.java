package org.racelens.frontend.cdt.object;

import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.DOMException;
import org.eclipse.cdt.core.dom.ast.IQualifierType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.ITypedef;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateArgument;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateInstance;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.FloatingLiteral;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.RecordType;

/**
 * Objects of the standard library whose constructors have no bodies here: given nothing but literals, they write nothing of the program's
 * but the object.
 */
public final class LibraryObjects {
	private final LoweringParts lowering;

	public LibraryObjects(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** Whether code that makes an object of a type touches that object alone. */
	public boolean areAlone(Type type, Expression code) {
		Optional<ICPPClassType> library = lowering.records().classOf(type).filter(LibraryObjects::isStandard);
		return library.filter(c -> isAlone(code, c.getName() + "::")).isPresent();
	}

	/** Whether a class and those that it is an instance for are the library's, whose code calls none of the program's. */
	static boolean isStandard(ICPPClassType type) {
		return isOfLibrary(type) && (!(type instanceof ICPPTemplateInstance instance)
				|| Stream.of(instance.getTemplateArguments()).map(ICPPTemplateArgument::getTypeValue).allMatch(LibraryObjects::isForeign));
	}

	/** Whether a class is the library's, whatever it is an instance for. */
	static boolean isOfLibrary(ICPPClassType type) {
		try {
			return type.getQualifiedName()[0].equals("std");
		} catch (DOMException e) {
			return false;
		}
	}

	private static boolean isForeign(IType argument) {
		if (argument instanceof ITypedef alias) {
			return isForeign(alias.getType());
		}
		if (argument instanceof IQualifierType qualified) {
			return isForeign(qualified.getType());
		}
		return !(argument instanceof ICPPClassType c) || isStandard(c);
	}

	/** Whether a type is a class of the program, whose objects may be code: lambda expressions without captures have no elements. */
	private boolean isOfProgram(Type type) {
		return type instanceof RecordType && lowering.records().classOf(type).filter(LibraryObjects::isStandard).isEmpty();
	}

	private boolean isAlone(Expression e, String of) {
		if (e instanceof Call c) {
			return c.target().isEmpty() && c.callee().startsWith(of) && !lowering.functions().isKey(c.callee())
					&& c.arguments().stream().allMatch(a -> isAlone(a, of));
		}
		if (e instanceof Comma c) {
			return isAlone(c.first(), of) && isAlone(c.second(), of);
		}
		if (e instanceof Cast c) {
			return isAlone(c.operand(), of);
		}
		if (e instanceof InitializerList list) {
			return !isOfProgram(list.type()) && list.elements().stream().allMatch(x -> isAlone(x, of));
		}
		if (e instanceof AddressOf a) {
			return isAlone(a.operand(), of);
		}
		boolean literal = e instanceof IntegerLiteral || e instanceof FloatingLiteral || e instanceof StringLiteral;
		return literal
				|| e instanceof VariableReference r && lowering.records().classOf(r.type()).filter(LibraryObjects::isStandard).isPresent();
	}
}
