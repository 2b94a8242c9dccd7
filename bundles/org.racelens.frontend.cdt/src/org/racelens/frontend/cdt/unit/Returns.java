package org.racelens.frontend.cdt.unit;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.openmp.program.ConstructBodies;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Break;
import org.racelens.openmp.program.Statement.CaseLabel;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Continue;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Initialization;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Return;
import org.racelens.openmp.program.Statement.Switch;
import org.racelens.openmp.program.Statement.Unmodelled;

/** The statements of a block by which control leaves it. */
public final class Returns implements Statement.Visitor<Stream<Statement>> {
	private final boolean inLoop;
	private final boolean inSwitch;

	private Returns(boolean inLoop, boolean inSwitch) {
		this.inLoop = inLoop;
		this.inSwitch = inSwitch;
	}

	/** Jumps out of the statements: returns, {@code break} and {@code continue} of a loop around them, what is not modelled. */
	static List<Statement> leaving(List<Statement> statements) {
		return statements.stream().flatMap(s -> s.accept(new Returns(false, false))).toList();
	}

	/** Whether control may leave a statement by a jump out of a construct or one that is not modelled. */
	public static boolean isLeftOtherwise(Statement s) {
		return leaving(List.of(EarlyEnds.in(s, jump -> List.of(new Block(List.of(), jump.range()))))).size() > 0;
	}

	/** The type of the first value that a function's body returns. */
	public static Type type(Block body) {
		return leaving(List.of(body)).stream().filter(Return.class::isInstance).map(s -> ((Return) s).value()).flatMap(Optional::stream)
				.map(Expression::type).map(Arithmetic::decayed).findFirst().orElse(VoidType.VOID);
	}

	@Override
	public Stream<Statement> visitBlock(Block s) {
		return s.statements().stream().flatMap(i -> i.accept(this));
	}

	@Override
	public Stream<Statement> visitDeclaration(Declaration s) {
		return Stream.empty();
	}

	@Override
	public Stream<Statement> visitInitialization(Initialization s) {
		return Stream.empty();
	}

	@Override
	public Stream<Statement> visitExpressionStatement(ExpressionStatement s) {
		return Stream.empty();
	}

	@Override
	public Stream<Statement> visitIf(If s) {
		return Stream.concat(s.thenBranch().accept(this), s.elseBranch().stream().flatMap(e -> e.accept(this)));
	}

	@Override
	public Stream<Statement> visitLoop(Loop s) {
		return s.body().accept(new Returns(true, false));
	}

	@Override
	public Stream<Statement> visitSwitch(Switch s) {
		return s.body().accept(new Returns(inLoop, true));
	}

	@Override
	public Stream<Statement> visitCaseLabel(CaseLabel s) {
		return Stream.empty();
	}

	@Override
	public Stream<Statement> visitBreak(Break s) {
		return inLoop || inSwitch ? Stream.empty() : Stream.of(s);
	}

	@Override
	public Stream<Statement> visitContinue(Continue s) {
		return inLoop ? Stream.empty() : Stream.of(s);
	}

	@Override
	public Stream<Statement> visitReturn(Return s) {
		return Stream.of(s);
	}

	@Override
	public Stream<Statement> visitConstruct(ConstructStatement s) {
		return ConstructBodies.of(s.construct()).stream().flatMap(b -> b.accept(this));
	}

	@Override
	public Stream<Statement> visitUnmodelled(Unmodelled s) {
		return Stream.concat(Stream.of(s), s.parts().stream().flatMap(p -> p.accept(this)));
	}
}
