package org.racelens.headless.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The pages that the command line shows, out of the documentation: a section of the user guide by its title, a message or a gap by its
 * kind.
 */
final class HelpPages {
	private static final String GUIDE = "user-guide.md";
	private static final String GAPS = "gaps.md";
	private static final String MESSAGES = "messages/";
	private static final Pattern HEADING = Pattern.compile("(?m)^(#{1,3}) +(.+)$");
	private static final Pattern MESSAGE = Pattern.compile("\\(([a-z-]+)\\.md\\) *\\| *(.+?) *\\|");
	/** Sections that speak of windows are of no use at a terminal. */
	private static final String LAST = "In the Eclipse IDE";

	private static final Map<String, String> OTHER_NAMES = Map.of("exit-codes", "exit-status", "exit-code", "exit-status", "baseline",
			"only-what-is-new", "since", "only-what-has-changed", "cache", "checking-again", "configuration", "a-project-s-configuration");

	private final Map<String, String> pages = new LinkedHashMap<>();
	private final Map<String, String> messages = new LinkedHashMap<>();
	private final Map<String, String> gaps = new LinkedHashMap<>();

	/** All pages, as the product has them. */
	HelpPages() {
		String guide = text(GUIDE);
		int end = guide.indexOf("## " + LAST);
		sections(end < 0 ? guide : guide.substring(0, end)).entrySet().stream().skip(1)
				.forEach(s -> pages.put(name(s.getKey()), s.getValue()));
		sections(text(GAPS)).entrySet().stream().skip(1).forEach(s -> gaps.put(s.getKey(), s.getValue()));
		MESSAGE.matcher(text(MESSAGES + "README.md")).results().forEach(m -> messages.put(m.group(1), m.group(2)));
	}

	/** The page of a topic, in Markdown; for what is a message and a gap both. */
	Optional<String> page(String topic) {
		String name = OTHER_NAMES.getOrDefault(name(topic), name(topic));
		StringBuilder page = new StringBuilder();
		Optional.ofNullable(pages.get(name)).ifPresent(page::append);
		if (messages.containsKey(name)) {
			page.append(text(MESSAGES + name + ".md"));
		}
		Optional.ofNullable(gaps.get(name)).ifPresent(section -> page.append(page.isEmpty() ? "" : "\n").append(section));
		return page.isEmpty() ? row(name) : Optional.of(page.toString());
	}

	/** The section with a table that has the topic as the head of a row, such as a kind of condition. */
	private Optional<String> row(String name) {
		return pages.values().stream().filter(p -> p.contains("\n| `" + name + "` |")).findFirst();
	}

	/** The topics of the user guide. */
	Iterable<String> topics() {
		return pages.keySet();
	}

	/** What each kind of message is about. */
	Map<String, String> messages() {
		return messages;
	}

	/** The kinds of gaps. */
	Iterable<String> gaps() {
		return gaps.keySet();
	}

	/** What a title is called: {@code Exit status} is {@code exit-status}. */
	private static String name(String title) {
		return title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
	}

	/** By title; each with its heading, up to the next one. */
	private static Map<String, String> sections(String text) {
		Map<String, String> sections = new LinkedHashMap<>();
		Matcher heading = HEADING.matcher(text);
		int start = -1;
		String title = "";
		for (MatchResult next : heading.results().toList()) {
			if (start >= 0) {
				sections.put(title, text.substring(start, next.start()));
			}
			start = next.start();
			title = next.group(2);
		}
		if (start >= 0) {
			sections.put(title, text.substring(start));
		}
		return sections;
	}

	/** Out of the product, or of the checkout whose launcher runs. */
	private static String text(String name) {
		try (InputStream in = HelpPages.class.getResourceAsStream("/help/" + name)) {
			if (in != null) {
				return new String(in.readAllBytes(), StandardCharsets.UTF_8);
			}
			Path launcher = Path.of(System.getProperty("racelens.launcher", "racelens")).toAbsolutePath();
			Path file = launcher.resolveSibling("docs").resolve(name);
			return Files.isRegularFile(file) ? Files.readString(file) : "";
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
