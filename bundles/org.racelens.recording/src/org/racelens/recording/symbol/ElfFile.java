package org.racelens.recording.symbol;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Optional;

/** Program headers and notes of files in the Executable and Linking Format, of 64 bits and little endian. */
final class ElfFile {
	private static final int MAGIC = 0x464c457f;
	private static final int CLASS_64_LITTLE = 0x0102;
	private static final int HEADER_BYTES = 64;
	private static final int PROGRAM_HEADER_BYTES = 56;
	private static final int MOST_HEADERS = 1_000;
	private static final int MOST_NOTE_BYTES = 1 << 20;
	private static final int NOTE = 4;
	private static final int BUILD_ID = 3;
	private static final int GNU = 0x00554e47;

	private ElfFile() {
	}

	/** The build id in lower hexadecimal digits; empty where the file has none, or is not of this format. */
	static Optional<String> buildId(Path file) throws IOException {
		try (FileChannel channel = FileChannel.open(file)) {
			ByteBuffer header = bytes(channel, 0, HEADER_BYTES);
			if (header.remaining() < HEADER_BYTES || header.getInt(0) != MAGIC || header.getShort(4) != CLASS_64_LITTLE) {
				return Optional.empty();
			}
			int count = Math.min(Short.toUnsignedInt(header.getShort(56)), MOST_HEADERS);
			for (int i = 0; i < count; i++) {
				ByteBuffer program = bytes(channel, header.getLong(32) + (long) i * PROGRAM_HEADER_BYTES, PROGRAM_HEADER_BYTES);
				if (program.remaining() == PROGRAM_HEADER_BYTES && program.getInt(0) == NOTE) {
					int size = (int) Math.max(0, Math.min(program.getLong(32), MOST_NOTE_BYTES));
					Optional<String> id = buildId(bytes(channel, program.getLong(8), size), program.getLong(48) == 8 ? 8 : 4);
					if (id.isPresent()) {
						return id;
					}
				}
			}
			return Optional.empty();
		}
	}

	/** Fewer bytes where the file ends before. */
	private static ByteBuffer bytes(FileChannel channel, long position, int count) throws IOException {
		ByteBuffer bytes = ByteBuffer.allocate(count).order(ByteOrder.LITTLE_ENDIAN);
		long at = Math.max(0, position);
		while (bytes.hasRemaining()) {
			int read = channel.read(bytes, at);
			if (read <= 0) {
				break;
			}
			at += read;
		}
		return bytes.flip();
	}

	private static Optional<String> buildId(ByteBuffer notes, int align) {
		int at = 0;
		while (at >= 0 && at + 12 <= notes.limit()) {
			int name = notes.getInt(at);
			int text = notes.getInt(at + 4);
			int start = at + 12 + aligned(name, align);
			if (name < 0 || text < 0 || start < 0 || start > notes.limit() - text) {
				return Optional.empty();
			}
			if (notes.getInt(at + 8) == BUILD_ID && name == 4 && notes.getInt(at + 12) == GNU) {
				return Optional.of(HexFormat.of().formatHex(notes.array(), start, start + text));
			}
			at = start + aligned(text, align);
		}
		return Optional.empty();
	}

	private static int aligned(int bytes, int align) {
		return bytes + align - 1 & -align;
	}
}
