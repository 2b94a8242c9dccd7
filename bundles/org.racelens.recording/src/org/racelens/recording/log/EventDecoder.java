package org.racelens.recording.log;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Makes events of the numbers of their records. */
final class EventDecoder {
	private final LogLimits limits;

	EventDecoder(LogLimits limits) {
		this.limits = limits;
	}

	Event event(int kind, Numbers in) throws DamagedLog {
		long stamp = in.number();
		switch (kind) {
			case 0x10:
				return new Event.ThreadBegun(stamp, in.address(), in.address());
			case 0x11:
				return new Event.ThreadEnded(stamp);
			case 0x12:
				return new Event.ThreadStarting(stamp, in.number(), in.address());
			case 0x13:
				return new Event.ThreadStarted(stamp, in.number());
			case 0x14:
				return new Event.ThreadJoined(stamp, in.number());
			case 0x20:
				return begun(Construct.PARALLEL, stamp, in);
			case 0x21:
				return new Event.ParallelEnded(stamp, in.number(), in.number());
			case 0x22:
				return new Event.ImplicitBegun(stamp, in.number(), in.number(), in.small(), in.small());
			case 0x23:
				return new Event.ImplicitEnded(stamp, in.number(), in.number());
			case 0x24:
				return new Event.InitialBegun(stamp, in.number());
			case 0x25:
				return begun(Construct.TEAMS, stamp, in);
			case 0x30:
				return new Event.TaskCreated(stamp, in.number(), in.number(), in.bits(), in.address());
			case 0x31:
				return new Event.Dependences(stamp, in.number(), dependences(in));
			case 0x32:
				return new Event.TaskSwitched(stamp, in.number(), in.small(), in.number());
			default:
				return synchronisation(kind, stamp, in);
		}
	}

	private static Event begun(Construct construct, long stamp, Numbers in) throws DamagedLog {
		return new Event.ParallelBegun(stamp, construct, in.number(), in.number(), in.number(), in.address());
	}

	private Event synchronisation(int kind, long stamp, Numbers in) throws DamagedLog {
		switch (kind) {
			case 0x40:
			case 0x41:
				return new Event.Synchronising(stamp, edge(kind), in.small(), in.number(), in.number());
			case 0x42:
			case 0x43:
				return new Event.Reducing(stamp, edge(kind), in.small(), in.number(), in.number());
			case 0x50:
			case 0x51:
				return new Event.LockChanged(stamp, edge(kind), in.small(), in.bits());
			case 0x53:
				return new Event.AtomicDone(stamp, in.small(), in.small(), in.address(), in.address());
			case 0x60:
			case 0x61:
				return new Event.Working(stamp, edge(kind), in.small(), in.number(), in.number(), in.bits());
			case 0x62:
				return new Event.ChunkBegun(stamp, new LoopPart(in.bits(), in.signed(), in.signed(), 1, 0, in.address()));
			case 0x63:
				return new Event.ShareBegun(stamp, share(in));
			default:
				return memory(kind, stamp, in);
		}
	}

	private static LoopPart share(Numbers in) throws DamagedLog {
		long iterations = in.bits();
		long first = in.signed();
		long step = in.signed();
		long distance = in.signed();
		return new LoopPart(iterations, first, step, in.bits(), distance, in.address());
	}

	private Event memory(int kind, long stamp, Numbers in) throws DamagedLog {
		switch (kind) {
			case 0x70:
				return new Event.Allocated(stamp, in.address(), in.address(), in.small());
			case 0x71:
				return new Event.Freed(stamp, in.address());
			case 0x72:
				long code = in.address();
				byte[] name = in.bytes((int) in.atMost(limits.nameBytes()));
				return new Event.Unobserved(stamp, code, new String(name, StandardCharsets.UTF_8));
			case 0x73:
				return new Event.ThreadNumberAsked(stamp);
			case 0x78:
				return new Event.ConditionAsked(stamp, in.small(), in.small(), values(in));
			default:
				throw new DamagedLog(LogEnd.UNKNOWN_RECORD);
		}
	}

	private static Edge edge(int kind) {
		return kind % 2 == 0 ? Edge.BEGIN : Edge.END;
	}

	private List<Long> values(Numbers in) throws DamagedLog {
		int count = (int) in.atMost(limits.items());
		List<Long> values = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			values.add(in.bits());
		}
		return values;
	}

	private List<Dependence> dependences(Numbers in) throws DamagedLog {
		int count = (int) in.atMost(limits.items());
		List<Dependence> items = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			items.add(new Dependence(in.small(), in.bits()));
		}
		return items;
	}
}
