package org.racelens.recording.log;

import java.nio.ByteBuffer;

/** The numbers of the records of a block, each held against what it may be. */
final class Numbers {
	private static final int BITS = 64;
	private final ByteBuffer bytes;

	Numbers(ByteBuffer bytes) {
		this.bytes = bytes;
	}

	boolean isEmpty() {
		return !bytes.hasRemaining();
	}

	int kind() {
		return bytes.get() & 0xff;
	}

	/** Any 64 bits. */
	long bits() throws DamagedLog {
		long value = 0;
		for (int shift = 0; shift < BITS; shift += 7) {
			if (!bytes.hasRemaining()) {
				throw new DamagedLog(LogEnd.DAMAGED_RECORD);
			}
			byte b = bytes.get();
			value |= (long) (b & 0x7f) << shift;
			if (b >= 0) {
				return value;
			}
		}
		throw new DamagedLog(LogEnd.DAMAGED_RECORD);
	}

	/** A number of at least 0. */
	long number() throws DamagedLog {
		return atMost(Long.MAX_VALUE);
	}

	long atMost(long most) throws DamagedLog {
		long value = bits();
		if (value < 0 || value > most) {
			throw new DamagedLog(LogEnd.DAMAGED_RECORD);
		}
		return value;
	}

	int small() throws DamagedLog {
		return (int) atMost(Integer.MAX_VALUE);
	}

	long address() throws DamagedLog {
		return atMost(LogLimits.ADDRESSES);
	}

	/** The zigzag form. */
	long signed() throws DamagedLog {
		long value = bits();
		return value >>> 1 ^ -(value & 1);
	}

	byte[] bytes(int length) throws DamagedLog {
		if (length > bytes.remaining()) {
			throw new DamagedLog(LogEnd.DAMAGED_RECORD);
		}
		byte[] taken = new byte[length];
		bytes.get(taken);
		return taken;
	}
}
