package org.racelens.execution.loop;

import java.util.Optional;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Residues;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.value.Value;
import org.racelens.execution.value.WrittenPart;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type;

/**
 * A scalar that the loop writes.
 *
 * @param initial its value before the loop
 * @param value its value at the start of trip k
 * @param symbol the unknown that stands for that value while recurrences are looked for
 * @param exact whether {@code value} is a closed form
 */
public record LoopHead(WrittenPart part, Value initial, Value value, Symbol symbol, boolean exact) {
	LoopHead solved(Value closedForm) {
		return new LoopHead(part, initial, closedForm, symbol, true);
	}

	/** An unknown value of an unsigned variable is not below zero. */
	void noteUnsigned(Machine machine, IntExpr unknown) {
		if (isUnsigned(machine)) {
			machine.unknowns().unsignedLoads().add(unknown);
		}
	}

	boolean isUnsigned(Machine machine) {
		return scalar(machine).filter(Arithmetic::isUnsigned).isPresent();
	}

	/** The type of the part, where it is a scalar. */
	Optional<Type> scalar(Machine machine) {
		return machine.layout().scalar(part.object().element(), part.offset(), part.size());
	}

	/** Whether the value is an unsigned number of 64 bits. */
	boolean isResidue(Machine machine) {
		return value instanceof Value.Number && scalar(machine).filter(Residues::areOf).isPresent();
	}

	LoopHead lost(Value unknown) {
		return new LoopHead(part, initial, unknown, symbol, false);
	}
}
