/**
 * When which file is analysed, and the jobs that do it. Changes of texts, saves, builds and wishes of the user enter; results and markers
 * leave. Invariant: nothing waits for an analysis, and what was found for an older text is dropped.
 */
package org.racelens.ide.live;
