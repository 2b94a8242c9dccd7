package org.racelens.recording.tests;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.Deflater;

/** Writes logs as docs/decisions/0034-recorded-runs.md has them. Stamps rise with each event of any thread. */
final class LogWriter {
	static final int WRITE = 1;
	static final int ATOMIC = 2;
	static final int ON_STACK = 4;
	static final long UNDEFERRED = 0x08000000;

	private static final class Log {
		final ByteArrayOutputStream blocks = new ByteArrayOutputStream();
		ByteArrayOutputStream block = new ByteArrayOutputStream();
		long code;
		long address;
		int stacks;
	}

	private final Map<Integer, Log> logs = new TreeMap<>();
	private final boolean packed;
	private long stamp;
	private long step = 1;

	private LogWriter(boolean packed) {
		this.packed = packed;
	}

	static LogWriter plain() {
		return new LogWriter(false);
	}

	static LogWriter packed() {
		return new LogWriter(true);
	}

	/** The events of one thread. */
	final class OfThread {
		private final Log log;

		private OfThread(Log log) {
			this.log = log;
		}

		OfThread event(int kind, long... numbers) {
			log.block.write(kind);
			stamp += step;
			number(log.block, stamp);
			for (long n : numbers) {
				number(log.block, n);
			}
			return this;
		}

		OfThread raw(int... bytes) {
			for (int b : bytes) {
				log.block.write(b);
			}
			return this;
		}

		OfThread initial(long task) {
			return event(0x24, task);
		}

		OfThread fork(long region, long task, long code) {
			return event(0x20, region, task, 0, code);
		}

		OfThread league(long region, long task, long code) {
			return event(0x25, region, task, 0, code);
		}

		OfThread join(long region, long task) {
			return event(0x21, region, task);
		}

		OfThread implicit(long region, long task, int size, int number) {
			return event(0x22, region, task, size, number);
		}

		OfThread leave(long region, long task) {
			return event(0x23, region, task);
		}

		OfThread create(long parent, long task, long flags) {
			return event(0x30, parent, task, flags | 4, 0x7000 + task);
		}

		OfThread depend(long task, long... typesAndAddresses) {
			long[] numbers = new long[typesAndAddresses.length + 2];
			numbers[0] = task;
			numbers[1] = typesAndAddresses.length / 2;
			System.arraycopy(typesAndAddresses, 0, numbers, 2, typesAndAddresses.length);
			return event(0x31, numbers);
		}

		OfThread change(long left, int status, long entered) {
			return event(0x32, left, status, entered);
		}

		/** Both ends of a synchronisation. */
		OfThread sync(int kind, long task) {
			return event(0x40, kind, 0, task).event(0x41, kind, 0, task);
		}

		OfThread barrier(long task) {
			return sync(3, task);
		}

		OfThread lock(long identity) {
			return event(0x50, 5, identity);
		}

		OfThread unlock(long identity) {
			return event(0x51, 5, identity);
		}

		OfThread sharedLock(long identity) {
			return event(0x50, 101, identity);
		}

		OfThread sharedUnlock(long identity) {
			return event(0x51, 101, identity);
		}

		OfThread stack(int caller, long address) {
			log.block.write(0x80);
			number(log.block, ++log.stacks);
			number(log.block, caller);
			number(log.block, address);
			return this;
		}

		OfThread read(long code, long address) {
			return accesses(0, 4, code, 0, address, 0, 1);
		}

		OfThread write(long code, long address) {
			return accesses(WRITE, 4, code, 0, address, 0, 1);
		}

		OfThread accesses(int flags, long size, long code, int stack, long address, long stride, long count, long... frame) {
			log.block.write(0x81);
			number(log.block, flags);
			number(log.block, size);
			signed(code - log.code);
			number(log.block, stack);
			signed(address - log.address);
			signed(stride);
			number(log.block, count);
			for (long n : frame) {
				number(log.block, n);
			}
			log.code = code;
			log.address = address;
			return this;
		}

		/** Is given a part of a loop; 0 iterations are the end of the last one. */
		OfThread chunk(long iterations) {
			return chunk(iterations, 0);
		}

		/** Is given a part of a loop that begins with an iteration. */
		OfThread chunk(long iterations, long first) {
			return event(0x62, iterations, zigzag(first), zigzag(1), 0x9500);
		}

		/** Has for itself parts of a loop that the compiler has shared out. */
		OfThread share(long iterations, long first, long distance, long parts) {
			return event(0x63, iterations, zigzag(first), zigzag(1), zigzag(distance), parts, 0x9500);
		}

		/** Rows of runs; each begins at a distance from the one before. */
		OfThread rows(long size, long code, long address, long stride, long count, long distance, long rows) {
			begin(0x83, size, code, address);
			signed(stride);
			number(log.block, count);
			signed(distance);
			number(log.block, rows);
			return this;
		}

		/** Bit i of the elements is one at {@code address + i * size}. */
		OfThread set(long size, long code, long address, long elements) {
			begin(0x82, size, code, address);
			number(log.block, elements);
			return this;
		}

		private void begin(int kind, long size, long code, long address) {
			log.block.write(kind);
			number(log.block, WRITE);
			number(log.block, size);
			signed(code - log.code);
			number(log.block, 0);
			signed(address - log.address);
			log.code = code;
			log.address = address;
		}

		private static long zigzag(long value) {
			return value << 1 ^ value >> 63;
		}

		private void signed(long value) {
			number(log.block, zigzag(value));
		}

		OfThread endBlock() {
			byte[] bytes = log.block.toByteArray();
			log.block = new ByteArrayOutputStream();
			log.code = 0;
			log.address = 0;
			byte[] stored = packed ? deflated(bytes) : bytes;
			log.blocks.writeBytes(header(packed ? 1 : 0, stored.length, bytes.length));
			log.blocks.writeBytes(stored);
			return this;
		}
	}

	OfThread on(int thread) {
		return new OfThread(logs.computeIfAbsent(thread, t -> new Log()));
	}

	private static byte[] header(int... numbers) {
		ByteBuffer bytes = ByteBuffer.allocate(4 * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
		for (int n : numbers) {
			bytes.putInt(n);
		}
		return bytes.array();
	}

	private static byte[] deflated(byte[] bytes) {
		Deflater deflater = new Deflater(1);
		deflater.setInput(bytes);
		deflater.finish();
		byte[] out = new byte[bytes.length * 2 + 64];
		int length = deflater.deflate(out);
		deflater.end();
		return java.util.Arrays.copyOf(out, length);
	}

	private static void number(ByteArrayOutputStream out, long value) {
		long rest = value;
		while ((rest & ~0x7fL) != 0) {
			out.write((int) (rest & 0x7f | 0x80));
			rest >>>= 7;
		}
		out.write((int) rest);
	}

	/** The bytes of a thread's file. */
	byte[] bytes(int thread) {
		on(thread).endBlock();
		ByteArrayOutputStream file = new ByteArrayOutputStream();
		file.writeBytes("RLENSLOG".getBytes(StandardCharsets.US_ASCII));
		file.writeBytes(header(1, thread));
		file.writeBytes(logs.get(thread).blocks.toByteArray());
		return file.toByteArray();
	}

	/** Writes all files into a folder, in the place of those of another run. */
	Path write(Path folder) {
		try {
			Files.createDirectories(folder);
			for (int old = 0; Files.deleteIfExists(folder.resolve("thread-" + old + ".log")); old++) {
				// until there is none
			}
			for (int thread : logs.keySet()) {
				Files.write(folder.resolve("thread-" + thread + ".log"), bytes(thread));
			}
			Files.writeString(folder.resolve("process.txt"), "format=1\npid=7\nparent=1\nprogram=/tmp/a%20b\nend=exit 0\n");
			Files.writeString(folder.resolve("modules.txt"), "400000 500000 0 - /tmp/a%20b\n");
			return folder;
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
