package org.racelens.frontend.cdt.object;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarationStatement;
import org.eclipse.cdt.core.dom.ast.IASTExpressionStatement;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.racelens.frontend.cdt.lowering.Destructions;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.BranchFinder;
import org.racelens.frontend.cdt.unit.EarlyEnds;
import org.racelens.frontend.cdt.unit.Returns;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Temporaries;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.Return;
import org.racelens.openmp.program.Statement.Unmodelled;

/**
 * The destructors that run at the end of a block, in the reverse order of the declarations (C++17 §9.6), and the functions that attributes
 * name for that (GCC manual, Common Variable Attributes: cleanup).
 */
public final class Destruction implements Destructions {
	private static final int BEFORE_ALL = -1;

	private final LoweringParts lowering;
	private final ReturnedValues returned;
	/** what attributes say is called at the end of variables, by their numbers */
	private final Map<Integer, Expression> cleanups = new HashMap<>();

	public Destruction(LoweringParts lowering) {
		this.lowering = lowering;
		returned = new ReturnedValues(lowering);
	}

	/** @param index of its declaration in the block; {@link #BEFORE_ALL} for a parameter */
	private record Object(Variable variable, int index) {
	}

	@Override
	public List<Statement> atEnd(List<Statement> statements, Scope scope) {
		return ended(objects(statements, scope), statements, scope);
	}

	@Override
	public List<Statement> ofFunction(List<Variable> parameters, List<Statement> statements, Scope scope) {
		return ended(parameters.stream().filter(p -> lowering.constructions().destruction(p, p.declaration(), scope).isPresent())
				.map(p -> new Object(p, BEFORE_ALL)).toList(), statements, scope);
	}

	private List<Statement> ended(List<Object> objects, List<Statement> statements, Scope scope) {
		if (objects.isEmpty()) {
			return statements;
		}
		List<Statement> result = new ArrayList<>();
		for (int i = 0; i < statements.size(); i++) {
			int index = i;
			List<Object> living = objects.stream().filter(o -> o.index() < index).toList();
			Statement s = statements.get(i);
			if (living.isEmpty()) {
				result.add(s);
			} else if (isJump(s)) {
				result.addAll(left(s, living, scope));
			} else {
				living.forEach(o -> doubt(o, s).ifPresent(result::add));
				result.add(EarlyEnds.in(s, jump -> left(jump, living, scope)));
			}
		}
		if (statements.isEmpty() || !isJump(statements.get(statements.size() - 1))) {
			result.addAll(ends(objects, Optional.empty(), scope));
		}
		return result;
	}

	private static boolean isJump(Statement s) {
		return s instanceof Return || s instanceof Statement.Break || s instanceof Statement.Continue;
	}

	/** A jump behind the ends of the objects whose block it leaves; a value is computed before. */
	private List<Statement> left(Statement jump, List<Object> living, Scope scope) {
		List<Statement> result = new ArrayList<>();
		Statement last = jump instanceof Return r ? returned.read(r, result, scope) : jump;
		Optional<Expression> yielded = last instanceof Return r ? r.value() : Optional.empty();
		result.addAll(ends(living, yielded.flatMap(v -> returned.handedOut(v, scope)), scope));
		result.add(last);
		return result;
	}

	/** @param handedOut the object that is what the function returns, and so does not end */
	private List<Statement> ends(List<Object> objects, Optional<Variable> handedOut, Scope scope) {
		List<Statement> result = new ArrayList<>();
		for (int i = objects.size() - 1; i >= 0; i--) {
			Variable variable = objects.get(i).variable();
			SourceRange range = variable.declaration();
			Optional.ofNullable(cleanups.get(variable.id())).ifPresent(c -> result.add(new ExpressionStatement(c, range)));
			if (handedOut.filter(variable::equals).isEmpty()) {
				lowering.constructions().destruction(variable, range, scope)
						.ifPresent(c -> result.add(new ExpressionStatement(c, range)));
			}
		}
		return result;
	}

	/** The gap of a statement that control may leave, and the object's block with it, in a way that is not followed. */
	private Optional<Statement> doubt(Object object, Statement s) {
		boolean matters = cleanups.containsKey(object.variable().id()) || lowering.constructions().isDestroyed(object.variable().type());
		if (!matters || !Returns.isLeftOtherwise(s)) {
			return Optional.empty();
		}
		SourceRange range = object.variable().declaration();
		Explanation message = Unlowered.DESTRUCTOR_OF_X_IS_NOT_FOLLOWED_ON_EARLY_EXITS.of(object.variable().name());
		return Optional.of(new Unmodelled(Unit.statementGap(range, message), List.of(), range));
	}

	@Override
	public List<Statement> afterwards(IASTNode syntax, List<Statement> statements, int mark, Scope scope) {
		List<Variable> objects = scope.frame().temporaries().ending(mark);
		boolean plain = (syntax instanceof IASTExpressionStatement || syntax instanceof IASTDeclarationStatement
				|| syntax instanceof IASTDeclaration) && !BranchFinder.branches(syntax);
		if (!plain) {
			return objects.stream().filter(v -> lowering.constructions().isDestroyed(v.type())).findFirst()
					.map(v -> marked(v, statements)).orElse(statements);
		}
		List<Statement> result = new ArrayList<>(statements);
		ends(objects, scope).forEach(e -> result.add(new ExpressionStatement(e, e.range())));
		return result;
	}

	@Override
	public Expression full(IASTNode syntax, Supplier<Expression> lowered, Scope scope) {
		Temporaries temporaries = scope.frame().temporaries();
		int mark = temporaries.mark();
		Expression value = lowered.get();
		List<Variable> objects = temporaries.ending(mark);
		List<Expression> ends = ends(objects, scope);
		if (ends.isEmpty() || BranchFinder.branches(syntax)) {
			return value;
		}
		objects.forEach(temporaries::becomes);
		if (value.type() instanceof VoidType) {
			return followed(value, ends);
		}
		Variable result = lowering.unit()
				.numbered(new Variable(0, "(value)", Arithmetic.decayed(value.type()), Variable.Storage.UNNAMED, false,
						value.range()));
		Expression use = new VariableReference(result, value.range());
		temporaries.adopt(new Declaration(result, Optional.empty(), value.range()));
		Expression taken = new Assignment(Optional.empty(), use, value, result.type(), value.range());
		return new Comma(followed(taken, ends), use, value.range());
	}

	private static Expression followed(Expression first, List<Expression> then) {
		return then.stream().reduce(first, (all, e) -> new Comma(all, e, first.range()));
	}

	private List<Expression> ends(List<Variable> objects, Scope scope) {
		List<Expression> result = new ArrayList<>();
		for (int i = objects.size() - 1; i >= 0; i--) {
			lowering.constructions().destruction(objects.get(i), objects.get(i).declaration(), scope).ifPresent(result::add);
		}
		return result;
	}

	@Override
	public void cleanUp(Variable variable, Expression call) {
		cleanups.put(variable.id(), call);
	}

	@Override
	public boolean endsObjects(List<Statement> statements, Scope scope) {
		return !objects(statements, scope).isEmpty();
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
					&& (cleanups.containsKey(d.variable().id())
							|| lowering.constructions().destruction(d.variable(), d.range(), scope).isPresent());
			if (destroyed) {
				result.add(new Object(((Declaration) statements.get(i)).variable(), i));
			}
		}
		return result;
	}
}
