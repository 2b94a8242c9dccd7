package org.racelens.headless.work;

/** What works on each file: a pipeline that knows the other files which belong to it. */
@FunctionalInterface
public interface Pipelines {
	/** The pipeline for the file of a path. */
	Pipeline of(String path);
}
