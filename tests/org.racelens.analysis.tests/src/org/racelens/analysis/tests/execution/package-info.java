/** What the execution computes with, part by part: values, contents of memory and names, held against memory of concrete bytes. */
package org.racelens.analysis.tests.execution;
