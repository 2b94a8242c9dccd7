package org.racelens.frontend.cdt.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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

/**
 * A statement of a block with what happens before each jump by which control leaves the block: {@code return}, {@code break} and
 * {@code continue} of a loop around it. C++17 [stmt.jump] p2. None leaves an OpenMP construct; what is not modelled stays as it is.
 */
public final class EarlyEnds implements Statement.Visitor<Statement> {
	/** Which jumps leave the block. */
	private enum Around {
		NOTHING, SWITCH, LOOP
	}

	/** the statements in the place of a jump, which come to its own end */
	private final Function<Statement, List<Statement>> leaving;
	private final Around around;

	private EarlyEnds(Function<Statement, List<Statement>> leaving, Around around) {
		this.leaving = leaving;
		this.around = around;
	}

	/** The statement with what happens before a jump put in front of each jump that leaves the block. */
	public static Statement in(Statement statement, Function<Statement, List<Statement>> leaving) {
		return statement.accept(new EarlyEnds(leaving, Around.NOTHING));
	}

	private Statement left(Statement jump) {
		List<Statement> all = leaving.apply(jump);
		return all.size() == 1 ? all.get(0) : new Block(all, jump.range());
	}

	@Override
	public Statement visitBlock(Block s) {
		List<Statement> statements = new ArrayList<>();
		s.statements().forEach(i -> statements.add(i.accept(this)));
		return statements.equals(s.statements()) ? s : new Block(statements, s.range());
	}

	@Override
	public Statement visitDeclaration(Declaration s) {
		return s;
	}

	@Override
	public Statement visitInitialization(Initialization s) {
		return s;
	}

	@Override
	public Statement visitExpressionStatement(ExpressionStatement s) {
		return s;
	}

	@Override
	public Statement visitIf(If s) {
		Optional<Statement> otherwise = s.elseBranch().map(e -> e.accept(this));
		return new If(s.condition(), s.thenBranch().accept(this), otherwise, s.range());
	}

	@Override
	public Statement visitLoop(Loop s) {
		Statement body = s.body().accept(new EarlyEnds(leaving, Around.LOOP));
		return new Loop(s.init(), s.condition(), s.update(), s.testAtEnd(), body, s.range());
	}

	@Override
	public Statement visitSwitch(Switch s) {
		Around inside = around == Around.LOOP ? Around.LOOP : Around.SWITCH;
		return new Switch(s.selector(), s.body().accept(new EarlyEnds(leaving, inside)), s.range());
	}

	@Override
	public Statement visitCaseLabel(CaseLabel s) {
		return s;
	}

	@Override
	public Statement visitBreak(Break s) {
		return around == Around.NOTHING ? left(s) : s;
	}

	@Override
	public Statement visitContinue(Continue s) {
		return around == Around.LOOP ? s : left(s);
	}

	@Override
	public Statement visitReturn(Return s) {
		return left(s);
	}

	@Override
	public Statement visitConstruct(ConstructStatement s) {
		return s;
	}

	@Override
	public Statement visitUnmodelled(Unmodelled s) {
		return s;
	}
}
