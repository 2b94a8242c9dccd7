package org.racelens.execution.memory;

import java.util.Optional;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.value.Touch;
import org.racelens.execution.value.WrittenPart;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/** Accesses of blocks of bytes whose values do not matter, and ends of blocks. */
public final class BlockAccesses {
	private final Machine machine;
	private final ThreadCopies copies;
	private final Sharing sharing;
	private final AccessRecorder accesses;
	private final HeldContents held;
	private final UnknownPointers unknown;

	BlockAccesses(Machine machine, ThreadCopies copies, Sharing sharing, AccessRecorder accesses, HeldContents held,
			UnknownPointers unknown) {
		this.machine = machine;
		this.copies = copies;
		this.sharing = sharing;
		this.accesses = accesses;
		this.held = held;
		this.unknown = unknown;
	}

	/** A read or write of a range of bytes whose value does not matter. */
	public void touch(Place at, IntExpr bytes, Touch touch, Use use) {
		if (at.isUnknown()) {
			unknown.touch(touch, use);
			return;
		}
		Place place = copies.named(at);
		use.types().ifPresent(as -> machine.aliasing().access(place.object(), as));
		accesses.checkSection(place, bytes, use);
		if (touch == Touch.READ) {
			machine.aliasing().accessBytes(place.object());
		} else {
			machine.recorder().logs().forEach(log -> log.add(place, bytes));
			held.loseAliases(place.object(), use);
		}
		boolean shared = sharing.isShared(place.object()) || copies.isAnother(place);
		access(at, bytes, touch, use);
		if (touch == Touch.WRITE) {
			copies.forget(place, held, use);
		}
		if (!shared && touch == Touch.WRITE) {
			held.loseBeside(place.object(), use.types().orElse(EffectiveTypes.ANY), use.state(),
					() -> held.lost(place.object(), use.range(), Unfollowed.IT_WAS_WRITTEN_AS_BLOCK.of()));
		}
	}

	/** What a clause hands on at the end of a construct is read from the copy, which tasks that were generated inside may still write. */
	public void readCopy(MemoryObject copy, Use use) {
		touch(Place.of(copy), machine.layout().size(copy.element()).map(Ints::of).orElse(Ints.ONE), Touch.READ, use);
	}

	/** An access that is only recorded: what it changes is told otherwise. */
	public void access(Place at, IntExpr bytes, Touch touch, Use use) {
		Place place = copies.named(at);
		if (sharing.isShared(place.object()) || copies.isAnother(place) || sharing.isReachedByOthers(place)) {
			accesses.record(place, bytes, touch, use);
		}
	}

	/** A write of the values that stand there already. */
	public void rewrite(Place at, IntExpr bytes, Use use) {
		if (at.isUnknown()) {
			unknown.write(use);
		} else {
			access(at, bytes, Touch.WRITE, use);
		}
	}

	/** The end of the life of a block, from its start on. */
	public void release(Place start, Use use) {
		Place place = copies.named(start);
		if (sharing.isShared(place.object()) || copies.isAnother(place) || sharing.isReachedByOthers(place)) {
			accesses.release(place, use);
		}
	}

	/** What stands in a part of an object is not known any more. */
	public void lose(MemoryObject object, WrittenPart part, Use use) {
		machine.recorder().logs().forEach(log -> log.add(object, Ints.of(part.offset()), Optional.of(part.size())));
		held.loseAliases(object, use);
		if (!sharing.isShared(object)) {
			use.state().setContents(object, held.lost(object, use.range(), Unfollowed.IT_WAS_WRITTEN_ON_DEVICE.of()));
		}
	}
}
