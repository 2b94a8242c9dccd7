/** What all commands have: the surroundings of the process, exit statuses, faults. */
package org.racelens.headless.base;
