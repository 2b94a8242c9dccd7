package org.racelens.recording.symbol;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A run of the tool for one module: gets all questions, and is read to its end. */
final class ToolProcess {
	private static final int LINE_BYTES = 1 << 14;

	private ToolProcess() {
	}

	/**
	 * The lines that the tool answers with; those that are too long are cut, and those after the most are not read.
	 *
	 * @throws IOException where the tool does not start or its answer breaks off
	 */
	static List<String> lines(List<String> command, String questions, int most) throws IOException {
		Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
		try (InputStream in = new BufferedInputStream(process.getInputStream())) {
			Thread asking = new Thread(() -> ask(process, questions), "questions to " + command.get(0));
			asking.setDaemon(true);
			asking.start();
			return lines(in, most);
		} finally {
			process.destroy();
		}
	}

	private static void ask(Process process, String questions) {
		try (OutputStream out = process.getOutputStream()) {
			out.write(questions.getBytes(StandardCharsets.US_ASCII));
		} catch (IOException e) {
			// who ends before it has read all questions does not answer them
		}
	}

	private static List<String> lines(InputStream in, int most) throws IOException {
		List<String> lines = new ArrayList<>();
		byte[] line = new byte[LINE_BYTES];
		int length = 0;
		for (int b = in.read(); b >= 0 && lines.size() < most; b = in.read()) {
			if (b == '\n') {
				lines.add(new String(line, 0, length, StandardCharsets.UTF_8));
				length = 0;
			} else if (length < LINE_BYTES) {
				line[length++] = (byte) b;
			}
		}
		return lines;
	}
}
