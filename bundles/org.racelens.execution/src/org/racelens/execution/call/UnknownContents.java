package org.racelens.execution.call;

import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.MemoryObject.Kind;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Contents.Cell;
import org.racelens.execution.value.Contents.Rest;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.unit.CodeCarriers;

/**
 * Objects of which it is not known what the unit's own code has put there: lost memory, and variables since before the function that is
 * executed. What the structures hold that callers pass is their choice.
 */
final class UnknownContents {
	private static final Set<Kind> LOST = Set.of(Kind.LOST_POINTEE, Kind.LEFT_POINTEE);

	private final CodeCarriers carriers;

	UnknownContents(CodeCarriers carriers) {
		this.carriers = carriers;
	}

	/**
	 * Whether an object that the text does not name may be code.
	 *
	 * @param untyped also where it has no type
	 */
	boolean mayBeCode(MemoryObject object, boolean untyped) {
		return object.variable().isEmpty() && (CodeCarriers.isCode(object.element())
				|| LOST.contains(object.kind()) && (untyped && object.element() instanceof VoidType || carriers.mayLead(object.element())));
	}

	/** Whether pointers may be in an object of which it is not known where they lead. */
	boolean areIn(MemoryObject object, Contents contents) {
		return contents.cells().values().stream().map(Cell::value).flatMap(Optional::stream)
				.anyMatch(v -> v instanceof Value.Pointer p && p.isUnknownPointer()) || isUnknown(object, contents.rest());
	}

	private boolean isUnknown(MemoryObject object, Rest rest) {
		if (rest instanceof Rest.Overlay o) {
			return areIn(object, o.below());
		}
		if (rest instanceof Rest.Kept k) {
			return areIn(object, k.held()) || areIn(object, k.others());
		}
		return rest instanceof Rest.Function f
				&& (f.function().meaning() == Meaning.HAVOC || object.variable().filter(Variable::isStatic).isPresent());
	}
}
