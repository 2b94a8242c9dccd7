package org.racelens.ui.regions;

import java.util.Optional;
import org.eclipse.core.resources.IFile;

/** Which files' regions are shown. */
enum Scope {
	FILE(Messages.scopeFile) {
		@Override
		boolean includes(IFile file, Optional<IFile> edited) {
			return edited.equals(Optional.of(file));
		}
	},
	PROJECT(Messages.scopeProject) {
		@Override
		boolean includes(IFile file, Optional<IFile> edited) {
			return edited.map(IFile::getProject).equals(Optional.of(file.getProject()));
		}
	},
	WORKSPACE(Messages.scopeWorkspace) {
		@Override
		boolean includes(IFile file, Optional<IFile> edited) {
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
	abstract boolean includes(IFile file, Optional<IFile> edited);
}
