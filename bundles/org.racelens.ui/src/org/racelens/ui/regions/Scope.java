package org.racelens.ui.regions;

import java.util.Optional;
import org.eclipse.core.resources.IFile;

/** Which files' regions are shown. */
enum Scope {
	FILE(Messages.scopeFile) {
		@Override
		boolean includes(RegionRow row, Optional<IFile> edited) {
			return edited.filter(file -> row.file().equals(file) || row.isInHeader(file)).isPresent();
		}
	},
	PROJECT(Messages.scopeProject) {
		@Override
		boolean includes(RegionRow row, Optional<IFile> edited) {
			return edited.map(IFile::getProject).equals(Optional.of(row.file().getProject()));
		}
	},
	WORKSPACE(Messages.scopeWorkspace) {
		@Override
		boolean includes(RegionRow row, Optional<IFile> edited) {
			return true;
		}
	};

	private final String label;

	Scope(String label) {
		this.label = label;
	}

	String label() {
		return label;
	}

	/** @param edited the file in the active editor */
	abstract boolean includes(RegionRow row, Optional<IFile> edited);
}
