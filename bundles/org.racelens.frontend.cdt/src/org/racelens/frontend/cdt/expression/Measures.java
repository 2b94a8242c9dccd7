package org.racelens.frontend.cdt.expression;

import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPNamespace;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPReferenceType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPVisitor;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.SizeOf;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;

/**
 * The sizes and alignments that a program asks for. The classes of our headers have the layout of GCC's, but for some: their sizes are not
 * known. C11 §6.5.3.4; C++17 §8.3.3, §8.3.6
 */
final class Measures {
	private static final Set<String> OWN_LAYOUT = Set.of("shared_ptr", "weak_ptr", "tuple", "variant", "ios_base", "istream", "ostream",
			"iostream", "ifstream", "ofstream", "fstream", "istringstream", "ostringstream", "stringstream", "streambuf");

	private final LoweringParts lowering;
	private final ExpressionLowering expressions;

	Measures(LoweringParts lowering, ExpressionLowering expressions) {
		this.lowering = lowering;
		this.expressions = expressions;
	}

	/** The type that an operator measures: of a reference, what it refers to. */
	Type measured(IASTTypeIdExpression e, Scope scope) {
		IType type = lowering.unit().isC() ? null : CPPVisitor.createType(e.getTypeId());
		return type instanceof ICPPReferenceType r
				? lowering.bindingTypes().of(r.getType(), scope.frame().templateArguments())
				: lowering.types().of(e.getTypeId(), scope);
	}

	Expression size(Type type, IASTExpression e, Scope scope) {
		if (lowering.records().open().contains(type)) {
			return expressions.unmodelled(e, Unlowered.LAYOUT_OF_TYPE_IS_NOT_KNOWN, scope);
		}
		Optional<Long> size = lowering.records().size(type);
		return isOwnLayout(type, e) || isEndless(type) ? expressions.unmodelled(e, Unlowered.THIS_OPERATOR_ON_TYPE, scope)
				: size.<Expression>map(n -> new IntegerLiteral(n, IntegerType.SIZE, lowering.places().of(e)))
						.orElseGet(() -> new SizeOf(type, IntegerType.SIZE, lowering.places().of(e)));
	}

	Expression alignment(Type type, IASTExpression e, Scope scope) {
		boolean known = !isOwnLayout(type, e) && !lowering.records().open().contains(type) && !(type instanceof UnknownType)
				&& (!(type instanceof RecordType) || lowering.records().size(type).isPresent());
		return known ? new IntegerLiteral(lowering.records().alignment(type), IntegerType.SIZE, lowering.places().of(e))
				: expressions.unmodelled(e, Unlowered.THIS_OPERATOR_ON_TYPE, scope);
	}

	/** Whether a type is an array whose length is not told: {@code __func__} is one. C++17 §11.4.1 p8 */
	private static boolean isEndless(Type type) {
		return type instanceof ArrayType a && (a.length().isEmpty() || isEndless(a.element()));
	}

	private boolean isOwnLayout(Type type, IASTExpression e) {
		return !lowering.unit().isC() && !lowering.unit().tree().headers().isSystem(e.getContainingFilename()) && holdsOwnLayout(type);
	}

	private boolean holdsOwnLayout(Type type) {
		if (type instanceof ArrayType a) {
			return holdsOwnLayout(a.element());
		}
		return lowering.records().classOf(type).filter(c -> OWN_LAYOUT.contains(c.getName()) && isOfLibrary(c)).isPresent()
				|| type instanceof RecordType && lowering.records().definition(type).stream().flatMap(d -> d.fields().stream())
						.anyMatch(f -> holdsOwnLayout(f.type()));
	}

	private static boolean isOfLibrary(ICPPClassType type) {
		return type.getOwner() instanceof ICPPNamespace n && n.getName().equals("std");
	}
}
