/** RaceLens in a running workbench: files are written and saved as a user does it, and what the workbench then shows is looked at. */
package org.racelens.ui.tests;
