package org.racelens.recording.log;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** The blocks of one file, one after the other, each unpacked. */
final class BlockReader implements Closeable {
	private static final byte[] MAGIC = "RLENSLOG".getBytes(StandardCharsets.US_ASCII);
	private static final int HEADER = 16;
	private static final int BLOCK_HEADER = 12;
	private static final int FORMAT = 1;
	private static final int PLAIN = 0;
	private static final int ZLIB = 1;

	private final InputStream in;
	private final LogLimits limits;
	private final Inflater inflater = new Inflater();
	private byte[] stored = new byte[0];
	private long position;

	BlockReader(InputStream in, LogLimits limits) {
		this.in = in;
		this.limits = limits;
	}

	/** Where the next block begins, from the first byte that was read. */
	long position() {
		return position;
	}

	/** The number of the thread that the file's header names. */
	int header() throws IOException, DamagedLog {
		position += HEADER;
		ByteBuffer head = ByteBuffer.wrap(in.readNBytes(HEADER)).order(ByteOrder.LITTLE_ENDIAN);
		if (head.remaining() < HEADER) {
			throw new DamagedLog(LogEnd.FOREIGN);
		}
		byte[] magic = new byte[MAGIC.length];
		head.get(magic);
		int format = head.getInt();
		int thread = head.getInt();
		if (!Arrays.equals(MAGIC, magic) || format != FORMAT || thread < 0) {
			throw new DamagedLog(LogEnd.FOREIGN);
		}
		return thread;
	}

	/** The bytes of the next block; empty at the end of the file. */
	Optional<ByteBuffer> next() throws IOException, DamagedLog {
		byte[] head = in.readNBytes(BLOCK_HEADER);
		if (head.length == 0) {
			return Optional.empty();
		}
		if (head.length < BLOCK_HEADER) {
			throw new DamagedLog(LogEnd.CUT_OFF);
		}
		ByteBuffer numbers = ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN);
		int codec = numbers.getInt();
		int length = length(numbers.getInt());
		int plain = length(numbers.getInt());
		read(length);
		position += BLOCK_HEADER + length;
		return Optional.of(unpacked(codec, length, plain));
	}

	private int length(int claimed) throws DamagedLog {
		if (claimed < 0 || claimed > limits.blockBytes()) {
			throw new DamagedLog(LogEnd.LARGE_BLOCK);
		}
		return claimed;
	}

	/** A claimed length costs memory only as far as the file has bytes for it. */
	private void read(int length) throws IOException, DamagedLog {
		if (stored.length < length) {
			stored = in.readNBytes(length);
			if (stored.length < length) {
				throw new DamagedLog(LogEnd.CUT_OFF);
			}
		} else if (in.readNBytes(stored, 0, length) < length) {
			throw new DamagedLog(LogEnd.CUT_OFF);
		}
	}

	private ByteBuffer unpacked(int codec, int length, int plain) throws DamagedLog {
		if (codec == PLAIN && length == plain) {
			return ByteBuffer.wrap(Arrays.copyOf(stored, length));
		}
		if (codec != ZLIB) {
			throw new DamagedLog(LogEnd.PACKED_BADLY);
		}
		byte[] bytes = new byte[plain];
		inflater.reset();
		inflater.setInput(stored, 0, length);
		try {
			int got = 0;
			for (int more = 1; got < plain && more > 0; got += more) {
				more = inflater.inflate(bytes, got, plain - got);
			}
			if (got < plain || plain > 0 && !isAtEnd()) {
				throw new DamagedLog(LogEnd.PACKED_BADLY);
			}
		} catch (DataFormatException e) {
			throw new DamagedLog(LogEnd.PACKED_BADLY);
		}
		return ByteBuffer.wrap(bytes);
	}

	private boolean isAtEnd() throws DataFormatException {
		return inflater.finished() || inflater.inflate(new byte[1]) == 0 && inflater.finished();
	}

	@Override
	public void close() throws IOException {
		inflater.end();
		in.close();
	}
}
