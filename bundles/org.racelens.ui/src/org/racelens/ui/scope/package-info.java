/** What is checked without being asked for: files, folders and projects enter, and their projects' preferences change. */
package org.racelens.ui.scope;
