package org.racelens.execution.memory;

import java.util.Optional;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceRange;

/**
 * One access as the program text shows it.
 *
 * @param variable the variable that the accessed expression starts from, empty where there is none
 * @param types by which it accesses memory, where they are other ones than those of what it accesses
 */
public record Use(SourceRange range, String variable, Optional<EffectiveTypes> types, Frame frame, State state) {
	/** An access by the type of what is accessed. */
	public Use(SourceRange range, String variable, Frame frame, State state) {
		this(range, variable, Optional.empty(), frame, state);
	}

	/** Where the source makes the access: of what stands in a standard header, where that is called. */
	public SourceRange inSource() {
		return CallSite.inSource(range, frame.calls());
	}

	/** The same access, by some types where none are known. */
	public Use by(EffectiveTypes others) {
		return types.isPresent() ? this : new Use(range, variable, Optional.of(others), frame, state);
	}
}
