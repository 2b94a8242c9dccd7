! Claim: use_device_ptr takes a variable of type c_ptr. Source: OpenMP 5.2 §5.4.6
program p
  use iso_c_binding
  implicit none
  integer, target :: a(10)
  type(c_ptr) :: c
  a = 0
  c = c_loc(a)
  !$omp target data map(tofrom: a) use_device_ptr(c)
  !$omp parallel !@ RACE_FREE
  print *, omp()
  !$omp end parallel
  !$omp end target data
contains
  integer function omp()
    omp = 1
  end function
end program
