package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code check --since}: settings that have changed concern all that is analysed by them. */
class SinceSettingsTest {
	private static final String MACRO = "void put(double *v, int n) {\n#pragma omp parallel for\n"
			+ "\tfor (int i = 0; i < n; i++)\n\t\tv[WHERE] = i;\n}\n";

	@TempDir
	private Path folder;

	@Test
	void changedSettingsConcernAllFiles() throws Exception {
		commit("m.c", MACRO);
		commit(".racelens.json", "{\"define\": [\"WHERE=i\"]}\n");
		assertRace(false, since("m.c"));
		CommandRun.write(folder, ".racelens.json", "{\"define\": [\"WHERE=0\"]}\n");
		CommandRun run = since("m.c");
		assertRace(true, run);
		assertEquals("racelens: .racelens.json has changed since HEAD: all files that are analysed by it are looked at\n"
				+ "racelens: left out as not changed since HEAD: 0 files and 0 regions of other files\n", run.err());
		commit("sub/m.c", MACRO.replace("WHERE", "0"));
		assertRace(false, since("sub/m.c"));
		Files.delete(folder.resolve(".racelens.json"));
		assertRace(true, since("sub/m.c"));
	}

	private CommandRun since(String file) {
		return CommandRun.real(folder, "check", "--cache", "none", "--since", "HEAD", file);
	}

	private static void assertRace(boolean isFound, CommandRun run) {
		assertEquals(isFound ? 1 : 0, run.status(), run.out());
	}

	private void commit(String name, String text) throws GitAPIException {
		CommandRun.write(folder, name, text);
		try (Git git = Git.init().setDirectory(folder.toFile()).setInitialBranch("main").call()) {
			git.add().addFilepattern(".").call();
			git.commit().setSign(false).setAuthor("a", "a@b").setCommitter("a", "a@b").setMessage(name).call();
		}
	}

	@Test
	void aConfigurationThatIsNamedConcernsAllFiles() throws Exception {
		commit("m.c", MACRO);
		commit("conf/other.json", "{\"define\": [\"WHERE=i\"]}\n");
		String[] words = { "check", "--cache", "none", "--config", "conf/other.json", "--since", "HEAD", "m.c" };
		assertRace(false, CommandRun.real(folder, words));
		CommandRun.write(folder, "conf/other.json", "{\"define\": [\"WHERE=0\"]}\n");
		assertRace(true, CommandRun.real(folder, words));
	}

	/** As a source does that is not committed yet. */
	@Test
	void aNewConfigurationConcernsAllFiles() throws Exception {
		commit("m.c", MACRO);
		assertRace(false, since("m.c"));
		CommandRun.write(folder, ".racelens.json", "{\"define\": [\"WHERE=0\"]}\n");
		assertRace(true, since("m.c"));
	}

	/** Those that git keeps; a folder of a build is nothing that it could be compared with. */
	@Test
	void changedCompileCommandsConcernAllFiles() throws Exception {
		String commands = "[{\"directory\": \".\", \"file\": \"m.c\", \"command\": \"gcc -DWHERE=i -c m.c\"}]\n";
		commit("m.c", MACRO);
		String[] words = { "check", "--cache", "none", "-p", ".", "--since", "HEAD", "m.c" };
		CommandRun.write(folder, "compile_commands.json", commands);
		assertRace(false, CommandRun.real(folder, words));
		commit("compile_commands.json", commands);
		assertRace(false, CommandRun.real(folder, words));
		CommandRun.write(folder, "compile_commands.json", commands.replace("=i", "=0"));
		assertRace(true, CommandRun.real(folder, words));
	}
}
