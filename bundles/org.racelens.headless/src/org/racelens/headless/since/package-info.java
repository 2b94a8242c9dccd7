/**
 * {@code --since}: the texts of files and a revision of git enter, what of the files has to be looked at again leaves. Repositories are
 * foreign: they are read, by JGit, and nothing of theirs is executed.
 */
package org.racelens.headless.since;
