package org.racelens.analysis;

import java.nio.file.FileSystems;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/**
 * Patterns of paths that are relative to a project: {@code *} is any part of a name, {@code **} any path; one that names a folder means all
 * that is in it.
 */
public final class PathPattern {
	private static final String ANY_FOLDER = "**/";

	private PathPattern() {
	}

	/** Whether a string can be read as a pattern. */
	public static boolean isOne(String pattern) {
		try {
			FileSystems.getDefault().getPathMatcher("glob:" + pattern);
			return !pattern.isEmpty();
		} catch (PatternSyntaxException e) {
			return false;
		}
	}

	/** The pattern of one path, whatever characters it has. */
	public static String literal(String path) {
		return path.replaceAll("[\\\\*?\\[\\]{}]", "\\\\$0");
	}

	/** Whether a pattern names a path or a folder around it; one that cannot be read names none. */
	public static boolean matches(String pattern, String path) {
		try {
			Path inner = Path.of(path);
			return isOne(pattern) && Stream.iterate(inner, Objects::nonNull, Path::getParent).anyMatch(part -> names(pattern, part));
		} catch (InvalidPathException e) {
			return false;
		}
	}

	/** What begins with any folder may also begin with none. */
	private static boolean names(String pattern, Path path) {
		String glob = "glob:" + (pattern.endsWith("/") ? pattern + "**" : pattern);
		return FileSystems.getDefault().getPathMatcher(glob).matches(path)
				|| pattern.startsWith(ANY_FOLDER) && names(pattern.substring(ANY_FOLDER.length()), path);
	}
}
