package org.racelens.openmp.unit;

import java.util.Map;
import java.util.Set;
import org.racelens.model.source.CompileCommand;

/**
 * Files that are read together: one may define what another one calls without saying where it is.
 *
 * @param files how each is compiled, by its path
 * @param several those that are compiled in more than one way: what they define is not known
 * @param by who says that they belong together
 */
public record Together(Map<String, CompileCommand> files, Set<String> several, By by) {
	/** Who says that files belong together. */
	public enum By {
		/** a build compiles all of them: two definitions of one name leave open which is meant */
		BUILD,
		/** a user names them: files of one folder belong together before others do */
		USER
	}

	public Together {
		files = Map.copyOf(files);
		several = Set.copyOf(several);
	}

	/** Files that a user names. */
	public static Together named(Map<String, CompileCommand> files) {
		return new Together(files, Set.of(), By.USER);
	}
}
