/** The arrows of docs/architecture.md: the compiled classes and manifests of all bundles enter, a failure for each wrong arrow leaves. */
package org.racelens.architecture.tests;
