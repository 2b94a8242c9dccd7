package org.racelens.frontend.cdt.template;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTPackExpansionExpression;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Packs;
import org.racelens.frontend.cdt.unit.Operand;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.OfPack;
import org.racelens.frontend.cdt.unit.Scope.OfVariable;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.source.SourceRange;

/** Clauses with those that stand for one for each argument of a parameter pack: {@code f(a...)}. C++17 §17.5.3 */
public final class PackExpansion implements Packs {
	private final LoweringParts lowering;

	public PackExpansion(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** Whether some of a list's clauses stand for several. */
	public static boolean isIn(IASTInitializerClause[] clauses) {
		return Arrays.stream(clauses).anyMatch(ICPPASTPackExpansionExpression.class::isInstance);
	}

	@Override
	public List<Expression> lowered(IASTInitializerClause[] clauses, Scope scope) {
		List<Expression> result = new ArrayList<>();
		for (IASTInitializerClause clause : clauses) {
			result.addAll(lowered(clause, scope));
		}
		return result;
	}

	@Override
	public List<Operand> operands(IASTInitializerClause[] clauses, List<Expression> values) {
		boolean each = !isIn(clauses);
		return IntStream.range(0, values.size())
				.mapToObj(i -> new Operand(each ? Optional.of(clauses[i]) : Optional.empty(), values.get(i))).toList();
	}

	@Override
	public Expression single(ICPPASTPackExpansionExpression e, Scope scope) {
		if (packs(e, scope).isEmpty()) {
			return lowering.expressions().lower(e.getPattern(), scope);
		}
		List<Expression> values = lowered(e, scope);
		return values.size() == 1 ? values.get(0) : unexpanded(values, lowering.places().of(e));
	}

	/** A pack where it is not followed what it stands for. */
	public static Expression unexpanded(List<Expression> parts, SourceRange place) {
		return new Unmodelled(Unit.expressionGap(place, Unlowered.PARAMETER_PACK_IS_NOT_EXPANDED.of()), parts,
				new UnknownType("pack"), place);
	}

	@Override
	public IASTInitializerClause[] given(IASTInitializerClause[] clauses, Scope scope) {
		return Arrays.stream(clauses).filter(c -> packs(c, scope).isEmpty() || count(new IASTInitializerClause[] { c }, scope) > 0)
				.toArray(IASTInitializerClause[]::new);
	}

	@Override
	public int count(IASTInitializerClause[] clauses, Scope scope) {
		int count = 0;
		for (IASTInitializerClause clause : clauses) {
			Map<String, List<OfVariable>> packs = packs(clause, scope);
			count += packs.isEmpty() ? 1 : packs.values().iterator().next().size();
		}
		return count;
	}

	private List<Expression> lowered(IASTInitializerClause clause, Scope scope) {
		Map<String, List<OfVariable>> packs = packs(clause, scope);
		if (packs.isEmpty()) {
			return List.of(lowering.expressions().lower(clause, scope));
		}
		int count = packs.values().iterator().next().size();
		List<Expression> result = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			int position = i;
			Scope one = scope.ofPart(i);
			packs.forEach((name, parts) -> one.declare(name, parts.get(position)));
			result.add(lowering.expressions().lower(((ICPPASTPackExpansionExpression) clause).getPattern(), one));
		}
		return result;
	}

	/** The packs of variables that an expansion names; none where it is no expansion. */
	private static Map<String, List<OfVariable>> packs(IASTInitializerClause clause, Scope scope) {
		Map<String, List<OfVariable>> found = new LinkedHashMap<>();
		if (!(clause instanceof ICPPASTPackExpansionExpression expansion)) {
			return found;
		}
		expansion.getPattern().accept(new ASTVisitor() {
			{
				shouldVisitNames = true;
			}

			@Override
			public int visit(IASTName name) {
				if (scope.lookupLocal(name.toString()).orElse(null) instanceof OfPack pack) {
					found.put(name.toString(), pack.parts());
				}
				return PROCESS_CONTINUE;
			}
		});
		return found;
	}
}
