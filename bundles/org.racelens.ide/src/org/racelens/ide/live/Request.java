package org.racelens.ide.live;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.racelens.ide.live.CheckRun.Ending;
import org.racelens.ide.settings.Trigger;

/**
 * Why a file is to be analysed.
 *
 * @param need whether an answer for the same text will do
 * @param runs that wait for the file
 */
record Request(Trigger trigger, Need need, Set<CheckRun> runs) {
	/** What is done for a text that was analysed already. */
	enum Need {
		/** nothing but to bring its markers in step */
		IF_CHANGED,
		/** it is analysed again: something beside its text may have changed */
		ALWAYS
	}

	Request {
		runs = Set.copyOf(runs);
	}

	static Request of(Trigger trigger) {
		return new Request(trigger, trigger == Trigger.DEMAND ? Need.ALWAYS : Need.IF_CHANGED, Set.of());
	}

	/** A wish of the user who waits for its end. */
	static Request of(CheckRun run) {
		return new Request(Trigger.DEMAND, Need.ALWAYS, Set.of(run));
	}

	/** Both wishes at once. */
	Request and(Request other) {
		return new Request(trigger == Trigger.DEMAND ? trigger : other.trigger, need == Need.ALWAYS ? need : other.need,
				Stream.concat(runs.stream(), other.runs.stream()).collect(Collectors.toSet()));
	}

	/** Whether nobody waits but one, and no other wish is known. */
	boolean isOnlyOf(CheckRun run) {
		return runs.equals(Set.of(run));
	}

	/** Tells those who wait what became of the file. */
	void tell(IFile file, Ending ending) {
		runs.forEach(run -> run.tell(file, ending));
	}
}
