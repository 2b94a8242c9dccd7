package org.racelens.headless.setting;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds the configuration of a file: in its folder, else in the nearest folder above, up to the one with {@code .git} or to the root. The
 * nearest one alone counts. May be used by several threads.
 */
public final class ConfigurationSearch {
	private static final String REPOSITORY = ".git";

	/**
	 * What was found.
	 *
	 * @param problems why a configuration that is there cannot be understood
	 */
	public record Found(Optional<Configuration> configuration, List<String> problems) {
		static final Found NONE = new Found(Optional.empty(), List.of());

		static Found of(Path file) {
			try {
				return new Found(Optional.of(ConfigurationReader.read(file)), List.of());
			} catch (ConfigurationException e) {
				return new Found(Optional.empty(), e.problems());
			}
		}
	}

	private final Optional<Found> chosen;
	/** by the folder in which the search begins, or by the configuration's own path */
	private final Map<Path, Found> known = new ConcurrentHashMap<>();

	private ConfigurationSearch(Optional<Found> chosen) {
		this.chosen = chosen;
	}

	/** The search for each file. */
	public static ConfigurationSearch upwards() {
		return new ConfigurationSearch(Optional.empty());
	}

	/** No configuration for any file. */
	public static ConfigurationSearch none() {
		return new ConfigurationSearch(Optional.of(Found.NONE));
	}

	/** One configuration for all files. */
	public static ConfigurationSearch only(Path file) throws ConfigurationException {
		Path inRealFolder = file.getParent() == null ? file : real(file.getParent()).resolve(file.getFileName());
		return new ConfigurationSearch(Optional.of(new Found(Optional.of(ConfigurationReader.read(inRealFolder)), List.of())));
	}

	/** The configuration for what is in a folder. */
	public Found in(Path folder) {
		return chosen.orElseGet(() -> found(real(folder)));
	}

	private Found found(Path folder) {
		Found before = known.get(folder);
		if (before == null) {
			Path file = folder.resolve(Configuration.NAME);
			// no recursion inside of computeIfAbsent: the map forbids it
			before = isThere(file) ? Found.of(file)
					: isThere(folder.resolve(REPOSITORY)) || folder.getParent() == null ? Found.NONE : found(folder.getParent());
			known.putIfAbsent(folder, before);
		}
		return known.get(folder);
	}

	/** The files that are looked for in the folder of a file and above; the last one is there, unless there is none. */
	public List<Path> candidates(Path folder) {
		if (chosen.isPresent()) {
			return chosen.get().configuration().stream().map(Configuration::file).toList();
		}
		List<Path> candidates = new ArrayList<>();
		for (Path at = real(folder); at != null; at = at.getParent()) {
			candidates.add(at.resolve(Configuration.NAME));
			if (isThere(at.resolve(Configuration.NAME)) || isThere(at.resolve(REPOSITORY))) {
				break;
			}
		}
		return candidates;
	}

	/** A link that leads nowhere is there, too: who made it meant something. */
	private static boolean isThere(Path file) {
		return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
	}

	/** A folder without symbolic links, which may lead past the folders that are meant. */
	public static Path real(Path folder) {
		try {
			return folder.toRealPath();
		} catch (IOException e) {
			return folder.toAbsolutePath().normalize();
		}
	}
}
