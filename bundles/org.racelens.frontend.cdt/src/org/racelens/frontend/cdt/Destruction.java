package org.racelens.frontend.cdt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTDeclarationStatement;
import org.eclipse.cdt.core.dom.ast.IASTExpressionStatement;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.VariableReference;
import org.racelens.model.expr.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.Declaration;
import org.racelens.model.stmt.Statement.ExpressionStatement;
import org.racelens.model.stmt.Statement.Return;
import org.racelens.model.stmt.Statement.Unmodelled;
import org.racelens.model.type.Type.VoidType;

/** The destructors that run at the end of a block, in the reverse order of the declarations. C++17 §9.6. */
final class Destruction {
	private final Lowering lowering;

	Destruction(Lowering lowering) {
		this.lowering = lowering;
	}

	/** @param index of its declaration in the block */
	private record Object(Variable variable, int index) {
	}

	/** The statements of a block with what happens at its end. */
	List<Statement> atEnd(List<Statement> statements, Scope scope) {
		List<Object> objects = objects(statements, scope);
		if (objects.isEmpty()) {
			return statements;
		}
		List<Statement> result = new ArrayList<>(statements);
		Statement last = statements.get(statements.size() - 1);
		boolean returns = last instanceof Return;
		if (returns) {
			result.remove(result.size() - 1);
			last = returned((Return) last, result, scope);
		}
		for (int i = objects.size() - 1; i >= 0; i--) {
			result.addAll(destruction(objects.get(i), returns ? Optional.of((Return) last) : Optional.empty(), statements, scope));
		}
		if (returns) {
			result.add(last);
		}
		return result;
	}

	/**
	 * The statements of one statement with the ends of the unnamed objects it needs, which are those of its expression where it is one that
	 * always makes all of them. C++17 §15.2.
	 */
	List<Statement> afterwards(IASTStatement syntax, List<Statement> statements, int mark, Scope scope) {
		List<Variable> objects = scope.frame().temporaries().ending(mark).stream()
				.filter(v -> lowering.constructions().isDestroyed(v.type())).toList();
		if (objects.isEmpty()) {
			return statements;
		}
		boolean plain = (syntax instanceof IASTExpressionStatement || syntax instanceof IASTDeclarationStatement)
				&& !BranchFinder.branches(syntax);
		if (!plain) {
			return marked(objects.get(0), statements);
		}
		List<Statement> result = new ArrayList<>(statements);
		for (int i = objects.size() - 1; i >= 0; i--) {
			SourceRange range = objects.get(i).declaration();
			lowering.constructions().destruction(objects.get(i), range, scope)
					.ifPresent(c -> result.add(new ExpressionStatement(c, range)));
		}
		return result;
	}

	/** The statements of a header, whose objects end where that is not followed. */
	List<Statement> ofHeader(List<Statement> statements, Scope scope) {
		List<Object> objects = objects(statements, scope).stream()
				.filter(o -> lowering.constructions().isDestroyed(o.variable().type())).toList();
		return objects.isEmpty() ? statements : marked(objects.get(0).variable(), statements);
	}

	private static List<Statement> marked(Variable object, List<Statement> statements) {
		SourceRange range = object.declaration();
		List<Statement> result = new ArrayList<>();
		result.add(new ExpressionStatement(ConstructionLowering.undestroyed(List.of(), VoidType.VOID, range), range));
		result.addAll(statements);
		return result;
	}

	private List<Object> objects(List<Statement> statements, Scope scope) {
		List<Object> result = new ArrayList<>();
		for (int i = 0; i < statements.size(); i++) {
			boolean destroyed = statements.get(i) instanceof Declaration d && scope.frame().temporaries().isOfBlock(d.variable())
					&& lowering.constructions().destruction(d.variable(), d.range(), scope).isPresent();
			if (destroyed) {
				result.add(new Object(((Declaration) statements.get(i)).variable(), i));
			}
		}
		return result;
	}

	/** The value is computed before the destructors run. */
	private Return returned(Return s, List<Statement> result, Scope scope) {
		boolean simple = s.value().isEmpty() || s.value().get() instanceof VariableReference
				|| s.value().get() instanceof Expression.IntegerLiteral || s.value().get().type() instanceof VoidType;
		if (simple) {
			return s;
		}
		Expression value = s.value().get();
		Variable temporary = lowering.unit().variable("(result)", Arithmetic.decayed(value.type()), Variable.Storage.LOCAL, false,
				value.range());
		result.add(new Declaration(temporary, s.value(), value.range()));
		return new Return(Optional.of(new VariableReference(temporary, value.range())), s.range());
	}

	private List<Statement> destruction(Object object, Optional<Return> last, List<Statement> statements, Scope scope) {
		boolean handedOut = last.flatMap(Return::value)
				.filter(v -> v instanceof VariableReference r && r.variable().equals(object.variable()))
				.isPresent();
		if (handedOut) {
			return List.of();
		}
		SourceRange range = object.variable().declaration();
		List<Statement> after = statements.subList(object.index() + 1, last.isPresent() ? statements.size() - 1 : statements.size());
		List<Statement> result = new ArrayList<>();
		if (lowering.constructions().isDestroyed(object.variable().type()) && !Returns.leaving(after).isEmpty()) {
			String message = "the destructor of '" + object.variable().name() + "' is not followed where control leaves its block early";
			result.add(new Unmodelled(Unit.statementGap(range, message), List.of(), range));
		}
		lowering.constructions().destruction(object.variable(), range, scope).ifPresent(c -> result.add(new ExpressionStatement(c, range)));
		return result;
	}
}
