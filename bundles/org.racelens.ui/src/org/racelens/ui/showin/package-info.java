/** What is to be shown in another view: what parts tell of their contents enters, files, lines and findings leave. */
package org.racelens.ui.showin;
