package org.racelens.headless.since;

import java.io.File;
import java.util.concurrent.TimeUnit;
import org.eclipse.jgit.lib.Config;
import org.eclipse.jgit.storage.file.FileBasedConfig;
import org.eclipse.jgit.util.FS;
import org.eclipse.jgit.util.SystemReader;

/**
 * Git's settings of the machine and of the user, as nothing: JGit would ask the git program where they are, measure the clock of the file
 * system by files of its own, and keep what it has found.
 */
final class NoGitSettings extends SystemReader.Delegate {
	private static final long COARSE_SECONDS = 2;

	private static final class Empty extends FileBasedConfig {
		Empty(Config parent, FS fs) {
			super(parent, new File("none"), fs);
		}

		@Override
		public void load() {
			// there is nothing
		}

		@Override
		public void save() {
			// nothing is kept
		}

		@Override
		public boolean isOutdated() {
			return false;
		}

		/** Coarse times of files, which nobody then has to measure. */
		@Override
		public long getTimeUnit(String section, String subsection, String name, long otherwise, TimeUnit unit) {
			return "filesystem".equals(section) ? unit.convert(COARSE_SECONDS, TimeUnit.SECONDS)
					: super.getTimeUnit(section, subsection, name, otherwise, unit);
		}
	}

	private NoGitSettings(SystemReader reader) {
		super(reader);
	}

	/** For the whole process, which is that of one command. */
	static void use() {
		if (!(SystemReader.getInstance() instanceof NoGitSettings)) {
			SystemReader.setInstance(new NoGitSettings(SystemReader.getInstance()));
		}
	}

	@Override
	public FileBasedConfig openUserConfig(Config parent, FS fs) {
		return new Empty(parent, fs);
	}

	@Override
	public FileBasedConfig openSystemConfig(Config parent, FS fs) {
		return new Empty(parent, fs);
	}

	@Override
	public FileBasedConfig openJGitConfig(Config parent, FS fs) {
		return new Empty(parent, fs);
	}
}
