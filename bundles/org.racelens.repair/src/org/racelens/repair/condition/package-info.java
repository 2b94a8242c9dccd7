/** What must hold for a fix to keep the meaning, and the texts that fixes write. */
package org.racelens.repair.condition;
