package org.racelens.frontend.cdt.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTBreakStatement;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTDoStatement;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTForStatement;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IASTSwitchStatement;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTWhileStatement;
import org.eclipse.cdt.core.dom.ast.IBasicType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTCatchHandler;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTFunctionWithTryBlock;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLambdaExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTRangeBasedForStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTryBlockStatement;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Statements;
import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.OfVariable;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Break;
import org.racelens.openmp.program.Statement.CaseLabel;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Return;
import org.racelens.openmp.program.Statement.Switch;
import org.racelens.openmp.program.Statement.Unmodelled;

/**
 * Exceptions. A {@code try} block in which only its own {@code throw} statements throw, and no function that it calls, is a block that they
 * leave, and after it the handler for those that did. An exception that nothing in the function catches leaves the function, and every
 * construct around it.
 */
final class ExceptionLowering {
	/** the name of the variable that tells whether the try block was left */
	private static final String THROWN = "(thrown)";

	private final LoweringParts lowering;
	/** whether the unit has a handler, once that was asked */
	private Optional<Boolean> catches = Optional.empty();

	ExceptionLowering(LoweringParts lowering) {
		this.lowering = lowering;
	}

	List<Statement> raise(IASTUnaryExpression e, SourceRange range, Scope scope) {
		List<Statement> result = new ArrayList<>();
		if (e.getOperand() != null) {
			result.add(new ExpressionStatement(lowering.expressions().lower(e.getOperand(), scope), range));
		}
		if (scope.constructs().isEmpty() && isNeverCaught()) {
			result.add(new ExpressionStatement(new Call("std::terminate", Optional.empty(), List.of(), VoidType.VOID, range), range));
			return result;
		}
		Optional<ICPPASTTryBlockStatement> attempt = attempt(e);
		if (attempt.isPresent() && scope.lookupLocal(THROWN).orElse(null) instanceof OfVariable thrown && isSimple(attempt.get())) {
			Expression flag = new VariableReference(thrown.variable(), range);
			Expression one = new IntegerLiteral(1, IntegerType.INT, range);
			result.add(new ExpressionStatement(new Assignment(Optional.empty(), flag, one, IntegerType.INT, range), range));
			result.add(new Break(range));
			return result;
		}
		if (attempt.isPresent() || scope.constructs().isEmpty()) {
			result.add(new Unmodelled(Unit.statementGap(range, Unlowered.WHO_CATCHES_THIS_EXCEPTION_IS_NOT_KNOWN.of()), List.of(),
					range));
		}
		if (attempt.isEmpty() || hasDirectives(attempt.get())) {
			boolean left = attempt.isEmpty() || !isBlock(attempt.get()) || isInLoop(e, attempt.get());
			result.add(left ? new Return(Optional.empty(), range) : new Break(range));
		} else if (isBlock(attempt.get()) || isInLoop(e, attempt.get())) {
			result.add(new Break(range));
		}
		return result;
	}

	/** Whether constructs stand in a try block, which no exception may leave. OpenMP 5.2 §4.4 */
	private boolean hasDirectives(ICPPASTTryBlockStatement s) {
		return !lowering.pragmas().between(Places.start(s.getTryBody()), Places.end(s.getTryBody())).isEmpty();
	}

	/** A loop or a {@code switch} in a try block; what is thrown in it leaves what is around it, too. */
	List<Statement> leftByThrow(IASTStatement s, List<Statement> lowered, Scope scope) {
		boolean left = isBreakable(s) && scope.lookupLocal(THROWN).isPresent() && attempt(s).filter(a -> throwsFor(s, a)).isPresent();
		if (!left || !(scope.lookupLocal(THROWN).orElse(null) instanceof OfVariable thrown)) {
			return lowered;
		}
		SourceRange range = lowering.places().of(s);
		List<Statement> result = new ArrayList<>(lowered);
		result.add(new If(new VariableReference(thrown.variable(), range), new Break(range), Optional.empty(), range));
		return result;
	}

	private static boolean throwsFor(IASTStatement s, ICPPASTTryBlockStatement attempt) {
		boolean[] any = { false };
		s.accept(new ASTVisitor() {
			{
				shouldVisitExpressions = true;
			}

			@Override
			public int visit(IASTExpression e) {
				any[0] |= ThrowingCode.isThrow(e) && attempt(e).filter(a -> a == attempt).isPresent();
				return any[0] ? PROCESS_ABORT : PROCESS_CONTINUE;
			}
		});
		return any[0];
	}

	/** Whether no code of the unit catches anything: what is thrown leaves all of it, and nothing of it follows. */
	private boolean isNeverCaught() {
		if (catches.isEmpty()) {
			boolean[] any = { false };
			lowering.unit().tree().unit().accept(new ASTVisitor() {
				{
					shouldVisitStatements = true;
					shouldVisitDeclarations = true;
				}

				@Override
				public int visit(IASTStatement s) {
					any[0] |= s instanceof ICPPASTTryBlockStatement;
					return any[0] ? PROCESS_ABORT : PROCESS_CONTINUE;
				}

				@Override
				public int visit(IASTDeclaration d) {
					any[0] |= d instanceof ICPPASTFunctionWithTryBlock;
					return any[0] ? PROCESS_ABORT : PROCESS_CONTINUE;
				}
			});
			catches = Optional.of(any[0]);
		}
		return !catches.get();
	}

	/** The try block of the same function that may catch what a node throws. */
	private static Optional<ICPPASTTryBlockStatement> attempt(IASTNode thrower) {
		IASTNode inner = thrower;
		for (IASTNode n = thrower.getParent(); n != null; n = n.getParent()) {
			if (n instanceof IASTFunctionDefinition || n instanceof ICPPASTLambdaExpression) {
				return Optional.empty();
			}
			if (n instanceof ICPPASTTryBlockStatement attempt && attempt.getTryBody() == inner) {
				return Optional.of(attempt);
			}
			inner = n;
		}
		return Optional.empty();
	}

	Statement attempt(ICPPASTTryBlockStatement s, SourceRange range, Scope outer) {
		if (!isSimple(s)) {
			return unknown(s, range, outer);
		}
		Scope scope = outer.inner();
		Variable thrown = lowering.unit().numbered(new Variable(0, THROWN, IntegerType.INT, Storage.LOCAL, false, range));
		scope.declare(THROWN, new OfVariable(thrown, false));
		Expression zero = new IntegerLiteral(0, IntegerType.INT, range);
		Statement body = Statements.single(lowering.statements().lower(s.getTryBody(), scope), range);
		Statement once = once(body, range);
		Statement handler = Statements.single(handler(s.getCatchHandlers()[0], outer), range);
		return new Block(List.of(new Declaration(thrown, Optional.of(zero), range), once,
				new If(new VariableReference(thrown, range), handler, Optional.empty(), range)), range);
	}

	/** A block that a {@code break} leaves. */
	private static Statement once(Statement body, SourceRange range) {
		Expression zero = new IntegerLiteral(0, IntegerType.INT, range);
		return new Switch(zero, new Block(List.of(new CaseLabel(Optional.empty(), range), body), range), range);
	}

	/** Whether no {@code break} in the block leaves a loop around it. */
	private static boolean isBlock(ICPPASTTryBlockStatement s) {
		boolean[] block = { true };
		s.getTryBody().accept(new ASTVisitor() {
			{
				shouldVisitStatements = true;
			}

			@Override
			public int visit(IASTStatement inner) {
				block[0] &= !(inner instanceof IASTBreakStatement && !isInLoop(inner, s));
				return PROCESS_CONTINUE;
			}
		});
		return block[0];
	}

	private Statement unknown(ICPPASTTryBlockStatement s, SourceRange range, Scope scope) {
		List<Statement> body = lowering.statements().lower(s.getTryBody(), scope);
		List<Statement> parts = new ArrayList<>(isBlock(s) ? List.of(once(Statements.single(body, range), range)) : body);
		for (ICPPASTCatchHandler handler : s.getCatchHandlers()) {
			parts.addAll(handler(handler, scope));
		}
		return new Unmodelled(Unit.statementGap(range, Unlowered.WHICH_EXCEPTIONS_THIS_BLOCK_CATCHES_IS_NOT_KNOWN.of()), parts,
				range);
	}

	private List<Statement> handler(ICPPASTCatchHandler handler, Scope scope) {
		Scope inside = scope.inner();
		List<Statement> result = new ArrayList<>();
		if (handler.getDeclaration() != null) {
			result.addAll(lowering.declarations().local(handler.getDeclaration(), inside));
		}
		result.addAll(lowering.statements().lower(handler.getCatchBody(), inside));
		return result;
	}

	/** Whether only {@code throw} statements throw, in no loop that may be a construct's, and one handler takes them all. */
	private boolean isSimple(ICPPASTTryBlockStatement s) {
		boolean constructs = hasDirectives(s);
		ICPPASTCatchHandler[] handlers = s.getCatchHandlers();
		boolean[] simple = { handlers.length == 1 && (handlers[0].isCatchAll() || isNumber(handlers[0])) };
		s.getTryBody().accept(new ASTVisitor() {
			{
				shouldVisitExpressions = true;
				shouldVisitStatements = true;
				shouldVisitDeclarators = true;
			}

			@Override
			public int visit(IASTDeclarator declarator) {
				simple[0] &= !ThrowingCode.is(declarator);
				return PROCESS_CONTINUE;
			}

			@Override
			public int visit(IASTExpression e) {
				boolean nested = constructs && ThrowingCode.isThrow(e) && isInLoop(e, s);
				boolean object = ThrowingCode.isThrow(e) && !handlers[0].isCatchAll() && !isInt(((IASTUnaryExpression) e).getOperand());
				simple[0] &= !(ThrowingCode.isCall(e) || nested || object);
				return PROCESS_CONTINUE;
			}

			@Override
			public int visit(IASTStatement inner) {
				boolean leaves = inner instanceof IASTBreakStatement && !isInLoop(inner, s);
				simple[0] &= !(inner instanceof ICPPASTTryBlockStatement || leaves);
				return PROCESS_CONTINUE;
			}
		});
		return simple[0];
	}

	private static boolean isInt(IASTExpression operand) {
		return operand != null && operand.getExpressionType() instanceof IBasicType b && b.getKind() == IBasicType.Kind.eInt && !b.isLong()
				&& !b.isLongLong() && !b.isShort() && !b.isUnsigned();
	}

	/** {@code catch (int)} takes what {@code throw 1} throws. */
	private static boolean isNumber(ICPPASTCatchHandler handler) {
		return handler.getDeclaration() != null && handler.getDeclaration().getRawSignature().matches("\\s*(const\\s+)?int\\b[^*]*");
	}

	private static boolean isInLoop(IASTNode node, IASTNode outermost) {
		for (IASTNode n = node; n != outermost; n = n.getParent()) {
			if (isBreakable(n)) {
				return true;
			}
		}
		return false;
	}

	private static boolean isBreakable(IASTNode n) {
		return n instanceof IASTForStatement || n instanceof IASTWhileStatement || n instanceof IASTDoStatement
				|| n instanceof IASTSwitchStatement || n instanceof ICPPASTRangeBasedForStatement;
	}
}
