package org.racelens.frontend.cdt.command;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.cdt.core.CCorePlugin;
import org.eclipse.cdt.core.index.IIndex;
import org.eclipse.cdt.core.index.IIndexFile;
import org.eclipse.cdt.core.index.IIndexInclude;
import org.eclipse.cdt.core.index.IIndexManager;
import org.eclipse.cdt.core.index.IndexLocationFactory;
import org.eclipse.cdt.core.model.CoreModel;
import org.eclipse.cdt.core.model.ICProject;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;

/** What CDT's index knows of a project's files. */
public final class CdtIndex {
	private CdtIndex() {
	}

	/**
	 * The files of the workspace that include a header, directly or by other headers, the nearest first; empty for a header of another
	 * project than CDT's, and while the index is made.
	 */
	public static List<IFile> includers(IFile header) {
		try {
			return CdtProjects.isOfCdt(header.getProject()) && CCorePlugin.getDefault() != null ? indexed(header) : List.of();
		} catch (CoreException | RuntimeException e) {
			if (header.getProject().isAccessible()) {
				ILog.of(CdtIndex.class).warn(header.getFullPath() + ": " + e.getMessage(), e);
			}
			return List.of();
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return List.of();
		}
	}

	private static List<IFile> indexed(IFile header) throws CoreException, InterruptedException {
		IIndexManager manager = CCorePlugin.getIndexManager();
		ICProject project = CoreModel.getDefault().create(header.getProject());
		if (project == null || !manager.isIndexerIdle() || !manager.isProjectIndexed(project)) {
			return List.of();
		}
		IIndex index = manager.getIndex(project);
		index.acquireReadLock();
		try {
			Set<IFile> includers = new LinkedHashSet<>();
			for (IIndexFile file : index.getFiles(IndexLocationFactory.getWorkspaceIFL(header))) {
				for (IIndexInclude include : index.findIncludedBy(file, IIndex.DEPTH_INFINITE)) {
					add(include.getIncludedByLocation().getFullPath(), header.getWorkspace().getRoot(), includers);
				}
			}
			return new ArrayList<>(includers);
		} finally {
			index.releaseReadLock();
		}
	}

	/** @param path in the workspace; null for a file elsewhere */
	private static void add(String path, IWorkspaceRoot root, Set<IFile> includers) {
		if (path != null) {
			IFile file = root.getFile(IPath.fromPortableString(path));
			if (file.isAccessible()) {
				includers.add(file);
			}
		}
	}
}
