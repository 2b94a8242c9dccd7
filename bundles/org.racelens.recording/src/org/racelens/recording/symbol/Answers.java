package org.racelens.recording.symbol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what the tools answer, question by question. */
final class Answers {
	private static final String UNKNOWN = "??";
	private static final Pattern PLACE = Pattern.compile("(.*?):(\\d{1,9}|\\?)(?::(\\d{1,9}))?(?: \\(discriminator \\d+\\))?");
	private static final Pattern GNU_HEAD = Pattern.compile("0x[0-9a-f]+");
	private static final Pattern OBJECT = Pattern.compile("(\\d{1,18}) \\d+");

	private Answers() {
	}

	/** An object with the address at which it begins. */
	record Named(String name, long start) {
	}

	/** LLVM's answers about code: each ends with an empty line. */
	static List<List<SourceFrame>> ofLlvmCode(List<String> lines) {
		List<List<SourceFrame>> answers = new ArrayList<>();
		for (List<String> answer : paragraphs(lines)) {
			answers.add(frames(answer));
		}
		return answers;
	}

	/** LLVM's answers about data: the name, and in the next line the address and the size. */
	static List<Optional<Named>> ofLlvmData(List<String> lines) {
		List<Optional<Named>> answers = new ArrayList<>();
		for (List<String> answer : paragraphs(lines)) {
			Matcher place = OBJECT.matcher(answer.size() < 2 ? "" : answer.get(1));
			boolean isKnown = place.matches() && !answer.get(0).equals(UNKNOWN) && !answer.get(0).isEmpty();
			answers.add(isKnown ? Optional.of(new Named(answer.get(0), Long.parseLong(place.group(1)))) : Optional.empty());
		}
		return answers;
	}

	private static List<List<String>> paragraphs(List<String> lines) {
		List<List<String>> paragraphs = new ArrayList<>();
		List<String> paragraph = new ArrayList<>();
		for (String line : lines) {
			if (line.isEmpty()) {
				paragraphs.add(paragraph);
				paragraph = new ArrayList<>();
			} else {
				paragraph.add(line);
			}
		}
		return paragraphs;
	}

	/** The answers of the GNU tool: each begins with its address. */
	static List<List<SourceFrame>> ofGnuCode(List<String> lines) {
		List<List<SourceFrame>> answers = new ArrayList<>();
		List<String> answer = new ArrayList<>();
		boolean hasBegun = false;
		for (String line : lines) {
			if (GNU_HEAD.matcher(line).matches()) {
				if (hasBegun) {
					answers.add(frames(answer));
				}
				answer = new ArrayList<>();
				hasBegun = true;
			} else {
				answer.add(line);
			}
		}
		if (hasBegun) {
			answers.add(frames(answer));
		}
		return answers;
	}

	private static List<SourceFrame> frames(List<String> lines) {
		List<SourceFrame> frames = new ArrayList<>();
		for (int i = 0; i + 1 < lines.size(); i += 2) {
			SourceFrame frame = frame(lines.get(i), lines.get(i + 1));
			if (frame.function().isPresent() || frame.file().isPresent()) {
				frames.add(frame);
			}
		}
		return frames;
	}

	private static SourceFrame frame(String function, String place) {
		Optional<String> name = Optional.of(function).filter(f -> !f.equals(UNKNOWN) && !f.isEmpty());
		Matcher parts = PLACE.matcher(place);
		if (!parts.matches() || parts.group(1).equals(UNKNOWN)) {
			return new SourceFrame(name, Optional.empty(), 0, 0);
		}
		return new SourceFrame(name, Optional.of(parts.group(1)), number(parts.group(2)), number(parts.group(3)));
	}

	private static int number(String digits) {
		return digits == null || digits.equals("?") ? 0 : Integer.parseInt(digits);
	}
}
