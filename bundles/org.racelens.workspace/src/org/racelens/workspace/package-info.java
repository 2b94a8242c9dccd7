/** Projects of a workspace, checked without a window as the workbench checks them, and told as the command line tells files. */
package org.racelens.workspace;
