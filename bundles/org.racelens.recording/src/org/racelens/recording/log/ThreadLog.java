package org.racelens.recording.log;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongConsumer;

/** The log of one thread, read once from a block of it: accesses go to a sink, events are handed out one by one. */
final class ThreadLog implements Closeable {
	private static final int STACK = 0x80;
	private static final int ACCESSES = 0x81;
	private static final int SET = 0x82;
	private static final int ROWS = 0x83;
	private static final int MOST_ROWS = 4096;
	private static final int LAST_STACKS = 256;
	private static final int KNOWN_FLAGS = AccessRun.WRITE | AccessRun.ATOMIC | AccessRun.ON_STACK;

	private final BlockReader blocks;
	private final EventDecoder decoder;
	private final LongConsumer read;
	private Numbers block = new Numbers(ByteBuffer.allocate(0));
	private Optional<LogEnd> end = Optional.empty();
	private int thread = -1;
	private long stamp = -1;
	private long code;
	private long address;
	private final Set<Integer> stacks = new HashSet<>();
	/** Those of them that were asked for last, by their last bits. */
	private final int[] lastStacks = new int[LAST_STACKS];
	private final BlockIndex index = new BlockIndex();
	/** The number of the last block that was begun. */
	private int number = -1;
	private int segments;
	private boolean isInSegment;
	/** Whether stacks are named that were defined before what is read. */
	private boolean isContinued;

	private ThreadLog(BlockReader blocks, LogLimits limits, LongConsumer read) {
		this.blocks = blocks;
		this.read = read;
		this.decoder = new EventDecoder(limits);
	}

	/** @param read takes the bytes of each block that was read */
	static ThreadLog open(Path file, LogLimits limits, LongConsumer read) throws IOException {
		ThreadLog log = new ThreadLog(new BlockReader(new BufferedInputStream(Files.newInputStream(file), 1 << 16), limits), limits, read);
		try {
			log.thread = log.blocks.header();
		} catch (DamagedLog damage) {
			log.end = Optional.of(damage.end());
		}
		return log;
	}

	/** The log from a block on, which has been read before. */
	static ThreadLog openAt(Path file, LogLimits limits, long offset, int block, LongConsumer read) throws IOException {
		InputStream in = Files.newInputStream(file);
		try {
			in.skipNBytes(offset);
		} catch (IOException e) {
			in.close();
			throw e;
		}
		ThreadLog log = new ThreadLog(new BlockReader(new BufferedInputStream(in, 1 << 16), limits), limits, read);
		log.number = block - 1;
		log.isContinued = true;
		return log;
	}

	/** The number of the block that is read. */
	int block() {
		return number;
	}

	/** The blocks that have been read, of a log that was read from its beginning. */
	BlockIndex index() {
		return index;
	}

	/** The thread that the header names, -1 without a header. */
	int thread() {
		return thread;
	}

	/** How the log ended, once no event is left. */
	Optional<LogEnd> end() {
		return end;
	}

	void stop(LogEnd reason) {
		end = Optional.of(reason);
	}

	/** The next event, after what stands before it has gone to the sink; empty when the log has ended. */
	Optional<Event> next(RecordSink sink) {
		try {
			while (end.isEmpty()) {
				if (block.isEmpty()) {
					nextBlock();
					continue;
				}
				int kind = block.kind();
				if (kind == STACK) {
					stack(sink);
				} else if (kind == ACCESSES || kind == ROWS) {
					accesses(kind == ROWS, sink);
				} else if (kind == SET) {
					set(sink);
				} else {
					return Optional.of(later(decoder.event(kind, block)));
				}
			}
		} catch (DamagedLog damage) {
			end = Optional.of(damage.end());
		} catch (IOException e) {
			end = Optional.of(LogEnd.UNREADABLE);
		}
		return Optional.empty();
	}

	private void nextBlock() throws IOException, DamagedLog {
		index.add(blocks.position(), segments);
		if (isInSegment) {
			index.goesOn();
		}
		number++;
		long begin = blocks.position();
		Optional<ByteBuffer> bytes = blocks.next();
		read.accept(blocks.position() - begin);
		bytes.ifPresentOrElse(b -> block = new Numbers(b), () -> end = Optional.of(LogEnd.COMPLETE));
		code = 0;
		address = 0;
	}

	private Event later(Event event) throws DamagedLog {
		if (event.stamp() <= stamp) {
			throw new DamagedLog(LogEnd.STAMPS_FALL);
		}
		stamp = event.stamp();
		isInSegment = false;
		return event;
	}

	private void stack(RecordSink sink) throws DamagedLog {
		int number = block.small();
		int caller = block.small();
		if (number == 0 || !isKnown(caller) || !stacks.add(number)) {
			throw new DamagedLog(LogEnd.DAMAGED_RECORD);
		}
		sink.stack(number, caller, block.address());
	}

	private boolean isKnown(int stack) {
		int place = stack % LAST_STACKS;
		if (!isContinued && stack != 0 && stack != lastStacks[place]) {
			if (!stacks.contains(stack)) {
				return false;
			}
			lastStacks[place] = stack;
		}
		return true;
	}

	/** What the two records of accesses begin with. */
	private record Instruction(int flags, long size, long code, int stack, long address) {
		AccessRun run(long first, long stride, long count, Frame frame) {
			return new AccessRun(flags, size, code, stack, first, stride, count, frame.owner, frame.number);
		}
	}

	private record Frame(int owner, long number) {
	}

	private Instruction instruction() throws DamagedLog {
		int flags = block.small();
		long size = block.atMost(LogLimits.ADDRESSES);
		code += block.signed();
		int stack = block.small();
		address += block.signed();
		if ((flags & ~KNOWN_FLAGS) != 0 || size == 0 || !isKnown(stack) || code < 0) {
			throw new DamagedLog(LogEnd.DAMAGED_RECORD);
		}
		return new Instruction(flags, size, code, stack, address);
	}

	private Frame frame(Instruction instruction) throws DamagedLog {
		boolean onStack = (instruction.flags() & AccessRun.ON_STACK) != 0;
		return onStack ? new Frame(block.small(), block.number()) : new Frame(0, 0);
	}

	private void inSegment() {
		segments += isInSegment ? 0 : 1;
		isInSegment = true;
	}

	private void accesses(boolean hasRows, RecordSink sink) throws DamagedLog {
		Instruction instruction = instruction();
		long stride = block.signed();
		long count = block.atMost(LogLimits.ADDRESSES);
		long distance = hasRows ? block.signed() : 0;
		long rows = hasRows ? block.atMost(MOST_ROWS) : 1;
		Frame frame = frame(instruction);
		long step = count == 1 ? 0 : stride;
		if (count == 0 || !fits(address, instruction.size(), stride, count) || !fits(address, 1, distance, rows)
				|| !fits(address + distance * (rows - 1), instruction.size(), stride, count)) {
			throw new DamagedLog(LogEnd.DAMAGED_RECORD);
		}
		inSegment();
		long first = step < 0 ? address + step * (count - 1) : address;
		sink.rows(instruction.run(first, Math.abs(step), step == 0 ? 1 : count, frame), rows == 1 ? 0 : distance, (int) rows);
	}

	/** Elements that lie side by side are one run. */
	private void set(RecordSink sink) throws DamagedLog {
		Instruction instruction = instruction();
		long elements = block.bits();
		Frame frame = frame(instruction);
		long size = instruction.size();
		if (elements == 0 || !fits(address, size, size, Long.SIZE - Long.numberOfLeadingZeros(elements))) {
			throw new DamagedLog(LogEnd.DAMAGED_RECORD);
		}
		inSegment();
		for (long rest = elements; rest != 0;) {
			int first = Long.numberOfTrailingZeros(rest);
			int count = Long.numberOfTrailingZeros(~(rest >>> first));
			sink.rows(instruction.run(address + first * size, count == 1 ? 0 : size, count, frame), 0, 1);
			rest = first + count == Long.SIZE ? 0 : rest >>> first + count << first + count;
		}
	}

	/** Whether all bytes of the run have addresses. */
	private static boolean fits(long address, long size, long stride, long count) {
		if (address < 0 || address >= LogLimits.ADDRESSES || count == 0) {
			return false;
		}
		long span = Math.multiplyHigh(stride, count - 1) == (stride * (count - 1) >> 63) ? stride * (count - 1) : Long.MAX_VALUE;
		return Math.abs(stride) < LogLimits.ADDRESSES && Math.abs(span) <= LogLimits.ADDRESSES && address + span >= 0
				&& address + Math.max(span, 0) + size <= LogLimits.ADDRESSES;
	}

	@Override
	public void close() throws IOException {
		blocks.close();
	}
}
