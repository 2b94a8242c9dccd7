package org.racelens.repair.condition;

import java.util.HashMap;
import java.util.Map;
import org.racelens.model.expression.Expression.Call;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.syntax.LockRoutine;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;

/** How many locks more than it gives back code of a unit takes, as its calls tell, with those of the functions that it calls. */
public final class LockBalance {
	private final Map<String, FunctionDefinition> functions = new HashMap<>();
	/** the balance of each function that was met; nothing of one on the way to itself */
	private final Map<String, Integer> known = new HashMap<>();

	public LockBalance(ParsedUnit unit) {
		unit.functions().forEach(f -> functions.put(f.key(), f));
	}

	/**
	 * Whether the statements of a block before a place in it may leave a lock held, one that a call may get or not included. What ends the
	 * block's objects comes last, with the places of their declarations.
	 */
	public boolean isHeldAt(Block block, int place) {
		int balance = 0;
		int last = 0;
		for (Statement s : block.statements()) {
			if (s.range().endOffset() >= place || s.range().offset() < last) {
				break;
			}
			balance += of(s);
			last = s.range().offset();
		}
		return balance > 0;
	}

	private int of(Statement code) {
		int[] balance = { 0 };
		Walk.expressions(code, e -> balance[0] += e instanceof Call c ? of(c) : 0);
		return balance[0];
	}

	private int of(Call call) {
		if (LockRoutine.of(call.callee()).isPresent()) {
			return LockRoutine.mayTake(call.callee()) ? 1 : LockRoutine.of(call.callee()).get() == LockRoutine.UNSETS ? -1 : 0;
		}
		FunctionDefinition callee = functions.get(call.callee());
		if (callee == null || known.containsKey(call.callee())) {
			return known.getOrDefault(call.callee(), 0);
		}
		known.put(call.callee(), 0);
		int balance = of(callee.body());
		known.put(call.callee(), balance);
		return balance;
	}
}
