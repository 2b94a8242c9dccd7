/** Random damage to programs: whatever the input, an answer within the limits, and the same one each time. Not a part of the tests. */
package org.racelens.headless.tests.fuzz;
